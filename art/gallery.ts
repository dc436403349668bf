import { letterPathStyles } from "#art/brand/letter-path.ts";
import { renderPicture } from "#art/engine/picture.tsx";
import type { DrawnFile } from "./drawn-file.ts";
import { drawings } from "./registry.ts";

/** The most that a picture may weigh, compressed. */
export const heaviest = 30 * 1024;

/** Everything that art/ makes for content/pictures. */
export const gallery: readonly DrawnFile[] = [
  ...drawings.map((drawing) => pictureFile(`${drawing.name}.svg`, () => renderPicture(drawing))),
  pictureFile("brand/letter-path.module.css", letterPathStyles),
];

function pictureFile(name: string, render: () => string): DrawnFile {
  return { file: `content/pictures/${name}`, draw: () => Buffer.from(render()) };
}
