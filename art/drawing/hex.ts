import { palette } from "./palette.ts";

/** A color of the palette on light or on dark ground, for formats that don't support OKLCH or schemes. */
export function hex(color: keyof typeof palette, scheme: "light" | "dark" = "light"): string {
  const value = palette[color][scheme === "light" ? 0 : 1];
  const [lightness = 0, chroma = 0, hue = 0] = [...value.matchAll(/[\d.]+/g)].map(Number);
  const angle = (hue * Math.PI) / 180;
  return toHex(linearRgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)));
}

/** From Oklab, with the matrices of CSS Color 4. */
function linearRgb(lightness: number, a: number, b: number): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(channels: readonly number[]): string {
  const bytes = channels.map((value) => {
    const clear = Math.min(1, Math.max(0, value));
    const curved = clear <= 0.0031308 ? 12.92 * clear : 1.055 * clear ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}
