import { appendFileSync, copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIn } from "#content/index.ts";
import { videoFilesOf } from "#content/videos.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { open } from "#tests/site/browser.ts";
import { openServer } from "#tests/support/test-server.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const [guide] = contentIn("en").guides.guides.filter(({ videos }) => videos.some(({ file }) => videoFilesOf(file).mp4));

test.runIf(guide)("one large MP4 without anything beside it plays, and a command takes its still picture", async () => {
  const folder = copyProject();
  const { slug, videos = [] } = guide ?? {};
  const index = videos.findIndex(({ file }) => videoFilesOf(file).mp4);
  const video = videos[index];
  const sample = videoFilesOf(video?.file ?? "").mp4 ?? "";
  makeLarge(sample, join(folder, "content/videos/Наш фильм.MP4"));
  const file = join(folder, `content/en/guides/${slug}.yaml`);
  const written = parse(readFileSync(file, "utf8"));
  written.videos[index] = { slug: video?.slug, title: video?.title, summary: video?.summary, file: "Наш фильм" };
  writeFileSync(file, stringify(written));

  const check = runCommand("npm run content -- check", folder);
  expect([await check.ended, check.output()]).toEqual([0, expect.stringContaining("no mistakes. Warnings: 2\n")]);
  const where = `content/en/guides/${slug}\\.yaml:\\d+: videos\\.${index}\\.file: `;
  expect(check.output()).toMatch(new RegExp(`${where}.*content/videos/Наш фильм\\.vtt\\n`));
  expect(check.output()).toMatch(new RegExp(`${where}.*npm run content -- posters\\n`));

  const path = `/guides/${slug}`;
  change(
    join(folder, "react-router.config.ts"),
    ".map(({ path }) => path)",
    `.map(({ path }) => path).filter((path) => /^\\/($|unexp|guides\\/${slug}$)/.test(path))`,
  );
  const build = runCommand("npx react-router build --logLevel warn", folder);
  expect([await build.ended, build.output()]).toEqual([0, expect.anything()]);
  await using server = await openServer({ staticFiles: loadStaticFiles(join(folder, "build/pages/client")) });
  const { page, context } = await open("about:blank", { baseURL: await server.listen() });
  await page.goto(path);
  const response = page.waitForResponse(/\.mp4$/);
  await page.locator(`[data-video="video-${video?.slug}"]`).filter({ visible: true }).first().click();
  const player = page.locator("#viewer video");
  const before = await player.boundingBox();
  expect((await response).status()).toBe(206);
  await expect.poll(() => player.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  expect(await player.boundingBox()).toEqual(before);
  expect(await player.locator("source, track").count()).toBe(1);
  await context.close();

  const posters = runCommand("npm run content -- posters", folder);
  expect([await posters.ended, posters.output()]).toEqual([0, expect.stringMatching(/Наш фильм\.avif is new\.\n$/)]);
  const poster = join(folder, "content/videos/Наш фильм.avif");
  expect(statSync(poster).size).toBeGreaterThan(1_000);

  truncateSync(poster, 600);
  const again = runCommand("npm run content -- check", folder);
  const fault = "content/videos/Наш фильм.avif is not complete, or damaged. Copy it again, or export it again";
  expect([await again.ended, again.output()]).toEqual([1, expect.stringMatching(new RegExp(`${where}${fault}\\n$`))]);
});

/** Copies an MP4, with an empty box at its end that takes no place on the disk. */
function makeLarge(from: string, to: string): void {
  const bytes = 150 * 1024 * 1024;
  copyFileSync(from, to);
  const head = Buffer.from("\0\0\0\0free", "latin1");
  head.writeUInt32BE(bytes);
  appendFileSync(to, head);
  truncateSync(to, statSync(from).size + bytes);
}
