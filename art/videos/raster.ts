import sharp from "sharp";
import type { Raster } from "./blend.ts";

// The machine that renders may have other work to do.
sharp.concurrency(1);

/** Draws an SVG; `alpha` keeps what is transparent. */
export async function rasterOf(svg: string, alpha = false): Promise<Raster> {
  const image = sharp(Buffer.from(svg));
  const flat = alpha ? image.ensureAlpha() : image.flatten({ background: "white" }).removeAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
