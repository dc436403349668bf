import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { serveFolder } from "../../bench/peers/serve-folder.ts";
import { newVisitor, schemes, shotsOf, takePicture } from "./take-picture.ts";

const widths = [390, 1440];

/** Compares two built sites pixel by pixel, lists the differences and stores pictures of them. Returns how many there are. */
export async function compareSites(
  browser: Browser,
  sites: Sites,
  paths: readonly string[] | undefined,
  folder: string,
) {
  mkdirSync(folder, { recursive: true });
  const [before, after] = [await serveFolder(sites.before), await serveFolder(sites.after)];
  let shots = 0;
  let differences = 0;
  try {
    for (const colorScheme of schemes) {
      for (const width of widths) {
        const earlier = await newVisitor(browser, before.address, width, colorScheme);
        const later = await newVisitor(browser, after.address, width, colorScheme);
        for (const shot of shotsOf(paths ?? pagesIn(sites), width)) {
          const pictures = await Promise.all([takePicture(earlier, shot), takePicture(later, shot)]);
          const difference = await compare(...pictures);
          shots += 1;
          if (!difference) continue;
          differences += 1;
          const name = `${shot.name}-${width}-${colorScheme}`;
          console.log(`${name}: ${difference.words}`);
          const files = { before: pictures[0], after: pictures[1], diff: difference.picture };
          for (const [kind, file] of Object.entries(files)) writeFileSync(join(folder, `${name}-${kind}.png`), file);
        }
        await earlier.close();
        await later.close();
        console.log(`${colorScheme}, ${width} px: compared`);
      }
    }
  } finally {
    before.stop();
    after.stop();
  }
  console.log(`${differences} of ${shots} pictures differ.${differences ? ` See ${folder}/.` : ""}`);
  return differences;
}

type Sites = { before: string; after: string };

/** Every page that either site has. */
function pagesIn({ before, after }: Sites): string[] {
  const files = [before, after].flatMap((cwd) => globSync("**/index.html", { cwd }));
  return [...new Set(files.map((file) => `/${file.replace(/\/?index\.html$/, "")}`))].sort();
}

/** How many pixels differ and where, and a picture of the later page in which they are red; nothing if none does. */
async function compare(before: Buffer, after: Buffer): Promise<{ words: string; picture: Buffer } | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  let strongest = 0;
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let at = 0; at < now.length; at += 4) {
    if (old.readUInt32LE(at) === now.readUInt32LE(at)) {
      now[at + 3] = 64;
      continue;
    }
    for (const i of [at, at + 1, at + 2, at + 3])
      strongest = Math.max(strongest, Math.abs((old[i] ?? 0) - (now[i] ?? 0)));
    now.set(red, at);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    count += 1;
  }
  if (count === 0 || (strongest <= faint && count < area)) return undefined;
  const heights = sizes[0]?.height === sizes[1]?.height ? "" : `, ${sizes[0]?.height} → ${sizes[1]?.height} px high`;
  return {
    words: `${count} pixels, x ${left}–${right}, y ${top}–${bottom}${heights}`,
    picture: await sharp(now, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

// Where layers are blended, the browser rounds the last bit of some fifty pixels differently from run to run. A color
// that really changed by so little fills an area.
const faint = 2;
const area = 200;

const red = [255, 0, 0, 255];

/** Four bytes a pixel. What a smaller picture lacks is transparent, which no pixel of a page is. */
function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const options = {
    width,
    height,
    fit: "contain",
    position: "left top",
    background: "transparent",
    withoutEnlargement: true,
  } as const;
  return sharp(png).ensureAlpha().resize(options).raw().toBuffer();
}
