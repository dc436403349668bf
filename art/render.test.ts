// Renders one of each kind into a folder of its own, by the command that people use.
import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readManual } from "./manuals/read-manual.ts";
import { clipsLike } from "./videos/clips.ts";
import { film } from "./videos/film.ts";
import { frame } from "./videos/stage.ts";
import { withModule } from "./with-module.ts";

const project = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "art-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Renders, and returns what was written, by its place in the project. */
async function render(kind: string, filter = ""): Promise<string[]> {
  const into = join(folder, kind);
  await promisify(execFile)("node", ["art/render.ts", kind, filter, "--into", into], { cwd: project });
  return globSync("**/*.*", { cwd: into }).map((file) => file.replaceAll("\\", "/"));
}

test.each([
  ["pictures", "rules/band-top"],
  ["apps", "savorwe"],
])("%s: what is rendered is what was committed", async (kind, filter) => {
  const written = await render(kind, filter);
  expect(written).toHaveLength(1);
  for (const file of written)
    expect(readFileSync(join(folder, kind, file)).equals(readFileSync(join(project, file))), file).toBe(true);
});

// Another machine may compress in another way, or bring another browser.
test.each([
  ["icons", ""],
  ["font", "basic"],
])("%s: each file that is rendered is one of the project", async (kind, filter) => {
  const written = await render(kind, filter);
  expect(written).not.toEqual([]);
  expect(written.filter((file) => !existsSync(join(project, file)))).toEqual([]);
});

test("a manual is printed with the bookmarks of the one that is committed", async () => {
  const [file = ""] = await render("manuals", "register");
  const [printed, committed] = await Promise.all(
    [join(folder, "manuals", file), join(project, file)].map((path) => readManual(readFileSync(path))),
  );
  expect(printed?.bookmarks).toEqual(committed?.bookmarks);
});

test("a video is filmed, and begins with what its poster shows", async () => {
  const [clip] = clipsLike("login-and-sign-up");
  if (!clip) throw new Error("This video has no storyboard.");
  const { value: first, done } = await film(clip).next();
  if (done) throw new Error("The video has no frame.");
  const poster = join(project, "content/videos", `${clip.video.file}.avif`);
  const { data, info } = await sharp(poster).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: frame.width, height: frame.height });
  const difference = first.reduce((sum, byte, place) => sum + Math.abs(byte - (data[place] ?? 0)), 0) / data.length;
  expect(difference).toBeLessThan(3);
});

test("what draws may import on demand, as the search for a browser does", async () => {
  writeFileSync(join(folder, "later.ts"), "export const color: string = 'red';");
  writeFileSync(join(folder, "writer.ts"), "export const write = async () => (await import('./later.ts')).color;");
  const drawn: string[] = [];
  await withModule<{ write: () => Promise<string> }>(join(folder, "writer.ts"), async ({ write }) => {
    drawn.push(await write());
  });
  expect(drawn).toEqual(["red"]);
});
