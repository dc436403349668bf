import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { palette } from "./palette.ts";

const tokens = readFileSync(new URL("../../../app/styles/tokens.css", import.meta.url), "utf8");

it.each(["text", "ground", "ground-2", "sheet", "line", "mute", "dot", "sky"] as const)(
  "paints %s as the site does",
  (color) => {
    const [light, dark] = palette[color];

    expect(tokens).toContain(`--${color}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`);
  },
);
