import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { captionsOf } from "./captions.ts";
import { clipsLike, drawnVideos, guideVideos } from "./clips.ts";
import { storyboards } from "./storyboards.ts";
import { timelineOf } from "./timeline.ts";

const folder = join(import.meta.dirname, "../../content/videos");

const drawn = drawnVideos();
/** What was drawn here once, also what is gone or has the company's own file now. */
const filesOnce = Object.keys(JSON.parse(readFileSync(join(folder, "../samples.json"), "utf8")).videos);
const isReplaced = (file: string) =>
  filesOnce.includes(file) && !drawn.some((video) => file === `content/videos/${video.file}.webm`);

describe("the tutorials", () => {
  test("have one storyboard for every drawn video of the guides", () => {
    const files = storyboards.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(drawn.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
  });

  test("have no storyboard without a video in the guides, except for one that the company replaced", () => {
    const filmed = new Set(guideVideos.map(({ video }) => video.file));
    const unused = storyboards.map(({ file }) => file).filter((file) => !filmed.has(file));
    expect(unused.filter((file) => !isReplaced(`content/videos/${file}.webm`))).toEqual([]);
  });

  test.each(clipsLike("").filter(({ video }) => drawn.includes(video)))(
    "$video.file does something in every chapter, and in time",
    ({ storyboard, video }) => {
      expect(storyboard.chapters).toHaveLength(video.chapters.length);
      expect(storyboard.chapters.every((beats) => beats.length > 0)).toBe(true);
      const starts = video.chapters.map(({ at }) => at);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const { moments } = timelineOf(storyboard, video);
      expect(moments.at(-1)?.end).toBeLessThanOrEqual(video.seconds);
      for (const [index, { begin }] of moments.entries()) {
        expect(begin).toBeGreaterThanOrEqual(moments[index - 1]?.end ?? 0);
      }
    },
  );
});

describe("the rendered files", () => {
  test.each(drawn)("$file was rendered with its current captions", async (video) => {
    const path = join(folder, video.file);
    expect(await readFile(`${path}.vtt`, "utf8")).toBe(captionsOf(video));
    for (const [ending, limit] of [
      ["webm", 600],
      ["mp4", 600],
      ["avif", 25],
    ] as const) {
      expect((await stat(`${path}.${ending}`)).size).toBeLessThan(limit * 1024);
    }
  });
});
