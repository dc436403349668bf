import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname } from "node:path";

/** The files of a folder that differ in their ending alone, by the folder and the name that they share. */
export function filesNamed(path: string): string[] {
  const inside = dirname(path);
  const files = existsSync(inside) ? readdirSync(inside) : [];
  return files.filter((file) => nameOf(file) === basename(path).normalize()).map((file) => `${inside}/${file}`);
}

/** A file's name without its ending. macOS writes the letter й as two characters. */
export function nameOf(file: string): string {
  return file.slice(0, -extname(file).length).normalize();
}
