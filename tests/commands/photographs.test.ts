import { globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isOnAddress, isOnFile } from "#contract/parts.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject();
const pictures = join(folder, "content/pictures");

/** Where a page shows the pictures of a folder, and what their size in their place is. */
const places: [picture: string, page: string, width: number, height: number][] = [
  ["team/solongo-batbayar", "/about-us", 300, 360],
  ["works/hat", "/", 412, 520],
  ["cards/integrations", "/", 412, 340],
  ["cards/apps/hat", "/", 412, 440],
  ["clients/mesa", "/", 84, 56],
  ["illustrations/offices-map", "/", 1680, 1120],
  ["illustrations/careers", "/careers", 756, 504],
  ["flags/usa", "/about-us", 30, 20],
  ["showcase/mobile-apps/membership-kiosk", "/services/mobile-apps", 412, 309],
  ["works-steps/ccgen/built", "/works/ccgen", 928, 696],
  ["clover/hat/hero", "/clover/hat", 848, 565],
  ["guides/house-account-tab/pay-balance", "/guides/house-account-tab", 676, 451],
  ["projects/ccgen/accuracy", "/projects/ccgen", 738, 492],
];

test("a photograph stands wherever a drawing can", async () => {
  const shownPlaces = places.filter(([picture, page]) => isOnAddress(page) && isOnFile(`content/pictures/${picture}`));
  await Promise.all(shownPlaces.map(([picture]) => replaceByPhotograph(picture)));
  change(
    join(folder, "react-router.config.ts"),
    ".map(({ path }) => path)",
    `.map(({ path }) => path).filter((path) => ${pagesIn(shownPlaces)}.includes(path))`,
  );
  const build = runCommand("npx react-router build --logLevel warn", folder);
  expect([await build.ended, build.output()]).toEqual([0, expect.anything()]);
  for (const [picture, page, width, height] of shownPlaces) {
    const html = readFileSync(join(folder, "build/pages/client", page, "index.html"), "utf8");
    const size = `width="${width}" height="${height}"`;
    const shown = (html.match(/<img [^>]*data-photo="[^>]*>/g) ?? []).find((image) => image.includes(size));
    // A photograph has no sketch to drag a dot to.
    if (page.startsWith("/works/")) expect(html).not.toContain("data-by-hand");
    expect(shown, picture).toMatch(/srcSet="\/static\/[\w-]{5,}\.avif \d+w.*" sizes="/);
  }
});

async function replaceByPhotograph(picture: string): Promise<void> {
  const files = globSync(`${picture}{,-390}.svg`, { cwd: pictures });
  expect(files.length, picture).toBeGreaterThan(0);
  for (const file of files) rmSync(join(pictures, file));
  const photograph = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "teal" } });
  await photograph.jpeg().toFile(join(pictures, dirname(picture), `${picture.split("/").at(-1)}.JPG`));
}

function pagesIn(rows: typeof places): string {
  return JSON.stringify([...new Set(rows.map(([, page]) => page))]);
}
