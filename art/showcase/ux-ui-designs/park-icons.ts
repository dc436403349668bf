import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { iconPaths } from "#art/kit/icon-paths.ts";

/** The twenty-four icons of the dog park, row by row, each on a grid of 24 by 24. */
export const parkIcons: readonly (readonly [name: string, d: string])[] = [
  [
    "gate",
    line(5, 21, 5, 7, 7, 4, 9, 7, 9, 21) +
      line(15, 21, 15, 7, 17, 4, 19, 7, 19, 21) +
      line(2, 10, 22, 10) +
      line(2, 17, 22, 17),
  ],
  ["bone", "M7 9A3 3 0 1 0 4 12A3 3 0 1 0 7 15H17A3 3 0 1 0 20 12A3 3 0 1 0 17 9Z"],
  ["bowl", "M3 12H21L18 20H6ZM7 12C7 8 17 8 17 12M9 16H15"],
  ["leash", "M5 3V9A7 7 0 0 0 19 9V7A4 4 0 0 0 11 7V13M11 13L8.500 16V20L11 21.500L13.500 20V16Z"],
  ["tree", "M12 22V12M12 17L16 14M12 15.500L9 13.500M12 12C5 13 4 6 8 5C9 1 15 1 16 5C20 6 19 13 12 12Z"],
  ["ball", `${ellipse(12, 12, 9)}M5 6C10 9 10 15 5 18M19 6C14 9 14 15 19 18`],
  ["kennel", "M2 11L12 3L22 11M4.500 10V21H19.500V10M9 21V16A3 3 0 0 1 15 16V21"],
  ["tag", ellipse(12, 14, 7.5) + ellipse(12, 4.2, 2) + line(9, 14, 15, 14)],
  ["paw", iconPaths.paw],
  ["tap", "M4 14V9H13V6H9M13 3V9H17C20 9 21 11 21 14H17V13H4M19 18V21"],
  [
    "sun",
    ellipse(12, 12, 4.5) +
      line(12, 2, 12, 4.5) +
      line(12, 19.5, 12, 22) +
      line(2, 12, 4.5, 12) +
      line(19.5, 12, 22, 12) +
      line(5, 5, 6.7, 6.7) +
      line(17.3, 17.3, 19, 19) +
      line(19, 5, 17.3, 6.7) +
      line(6.7, 17.3, 5, 19),
  ],
  ["rain", "M7 15A4.500 4.500 0 0 1 7 6A5.500 5.500 0 0 1 17.500 7A4 4 0 0 1 17 15ZM8 18L7 21M13 18L12 21M18 18L17 21"],
  ["bench", line(3, 13, 21, 13) + line(4, 7, 20, 7) + line(4, 10, 20, 10) + line(6, 7, 6, 20) + line(18, 7, 18, 20)],
  [
    "vaccine",
    "M14 4L20 10M17 7L20.500 3.500M15.500 8.500L8 16L5.500 18.500L3 21M12 6L18 12M13.500 7.500L6 15V18H9L16.500 10.500",
  ],
  ["quiet", "M19 14.500A8 8 0 1 1 10 4A6.500 6.500 0 0 0 19 14.500Z"],
  [
    "fence",
    line(4, 21, 4, 8, 6, 5, 8, 8, 8, 21) +
      line(10, 21, 10, 8, 12, 5, 14, 8, 14, 21) +
      line(16, 21, 16, 8, 18, 5, 20, 8, 20, 21) +
      line(2, 13, 22, 13),
  ],
  ["key", iconPaths.key],
  ["camera", iconPaths.camera],
  ["clock", iconPaths.clock],
  ["heart", iconPaths.heart],
  ["place", iconPaths.pin],
  ["member", iconPaths.user],
  ["bell", iconPaths.bell],
  ["bag", `M6 9H18L16.500 21H7.500ZM9 9C9 3 15 3 15 9${rect(10, 13, 4, 4, 1)}`],
];
