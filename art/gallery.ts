import { join } from "node:path";
import { letterPaths } from "#art/brand/letter-path.ts";
import { renderPicture } from "#art/engine/picture.tsx";
import { drawings } from "./registry.ts";

export const pictureFolder = join(import.meta.dirname, "../content/pictures");

/** The most that a picture may weigh, compressed. */
export const heaviest = 30 * 1024;

/** A file for content/pictures. */
interface GalleryFile {
  readonly name: string;
  readonly render: () => string;
}

/** Everything that art/ makes for content/pictures. */
export const gallery: readonly GalleryFile[] = [
  ...drawings.map((drawing) => ({ name: `${drawing.name}.svg`, render: () => renderPicture(drawing) })),
  { name: "brand/letter-path.json", render: () => `${JSON.stringify(letterPaths(), undefined, 2)}\n` },
];
