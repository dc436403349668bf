import { palette } from "#art/drawing/palette.ts";

/**
 * The style of every picture, the very same text in all of them, so that one hash in a content security policy covers it.
 *
 * A shape is filled with the current color; `s` gives it a line. A color is a class of its own, on the shape or on a
 * group. `ink` is for pictures on the always dark bands, `light` for what stays light in both schemes, like a screen.
 * `tint` shows only when the file is asked for with the fragment #tint.
 */
export const pictureStyle = [
  `.art{color-scheme:light dark;${variables()}fill:currentColor;stroke-linecap:round;stroke-linejoin:round}`,
  `.art.ink{color-scheme:dark;--ground:${palette.night[0]}}`,
  `.light{color-scheme:light;--ground:${palette.ground[0]}}`,
  ".art,.light{color:var(--text)}",
  ".s{stroke:currentColor}",
  ...Object.keys(palette).map((color) => `.${color}{color:var(--${color})}`),
  ".tint{display:none}:target .tint{display:inline}",
].join("");

function variables(): string {
  return Object.entries(palette)
    .map(([color, [light, dark]]) => `--${color}:${light === dark ? light : `light-dark(${light},${dark})`};`)
    .join("");
}
