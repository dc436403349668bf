import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "./index.ts";
import { videoFilesOf, videosOf } from "./videos.ts";

test("a browser is offered the smaller file of a video first", () => {
  const offered = videosOf(contentIn("en")).map(({ file }) => {
    const { webm, mp4, ...rest } = videoFilesOf(file);
    const films = Object.values(videoFilesOf(file)).filter((path) => !Object.values(rest).includes(path));
    return films.map((path) => statSync(path).size);
  });
  expect(offered.filter((sizes) => sizes.length > 1)).not.toEqual([]);
  expect(offered).toEqual(offered.map((sizes) => sizes.toSorted((one, other) => one - other)));
});
