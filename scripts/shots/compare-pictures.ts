import sharp from "sharp";

/** How many pixels differ and where, and a picture of the later page in which they are red; nothing if none does. */
export async function comparePictures(before: Buffer, after: Buffer) {
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
    description: `${count} pixels, x ${left}–${right}, y ${top}–${bottom}${heights}`,
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
