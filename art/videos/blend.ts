/** A picture in memory, row by row. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Lays a picture with transparency (four bytes a pixel) over one without (three bytes). */
export function blend(base: Raster, layer: Raster, left: number, top: number): Buffer {
  const result = Buffer.from(base.data);
  for (let y = Math.max(0, -top); y < layer.height && top + y < base.height; y += 1) {
    for (let x = Math.max(0, -left); x < layer.width && left + x < base.width; x += 1) {
      const from = (y * layer.width + x) * 4;
      const alpha = (layer.data[from + 3] ?? 0) / 255;
      if (alpha > 0) {
        const to = ((top + y) * base.width + left + x) * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const under = result[to + channel] ?? 0;
          result[to + channel] = Math.round(under + ((layer.data[from + channel] ?? 0) - under) * alpha);
        }
      }
    }
  }
  return result;
}
