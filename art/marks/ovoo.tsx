import { ellipse } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

const stones = [
  "M18 11C28 8 39 14 39 27C39 39 30 46 18 45C7 44 1 37 1 27C1 18 8 13 18 11Z",
  "M45 12C48 11 53 11 56 12L63 30L71 12C74 11 78 11 81 12L68.500 44C66 45.500 60 45.500 57.500 44Z",
  "M102 10C114 9 123 17 122 29C121 40 112 46 101 45C90 44 84 37 85 27C86 17 93 11 102 10Z",
  "M145 13C155 11 166 17 166 28C166 39 156 46 145 45C134 44 127 37 128 28C129 19 136 15 145 13Z",
].join("");
const holes = ellipse(19.5, 28, 8.6, 7.4) + ellipse(103, 28, 8, 8.2) + ellipse(147, 29, 9, 6.8);

/** Four stones of a cairn. */
export const ovoo = mark("ovoo", 168, () => <Shape d={stones + holes} holes />);
