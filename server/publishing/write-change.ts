import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Change } from "#content/editing/tasks.ts";

/**
 * Writes files below content/ of a folder, each whole or not at all, and all of them or none. Returns what takes them back,
 * which needs no room on a disk that is full.
 */
export function writeChange(change: Change, folder: string, scratch: string): { undo: () => void; forget: () => void } {
  mkdirSync(scratch, { recursive: true });
  const beside = mkdtempSync(join(scratch, "change-"));
  const forget = () => rmSync(beside, { recursive: true, force: true });
  const undone: (() => void)[] = [];
  const undo = () => {
    for (const one of undone.reverse()) one();
    forget();
  };
  try {
    const files = Object.entries(change).map(([path, text], index) => {
      const made = join(beside, `new-${index}`);
      if (typeof text === "string") writeFileSync(made, text, { flush: true });
      else if (text) copyFileSync(text.from, made);
      return {
        file: placeIn(folder, path),
        made: text === null ? undefined : made,
        before: join(beside, `old-${index}`),
      };
    });
    for (const { file, made, before } of files) {
      const exists = existsSync(file);
      if (exists) linkSync(file, before);
      undone.push(() => (exists ? renameSync(before, file) : rmSync(file, { force: true })));
      if (made) renameSync(made, file);
      else rmSync(file, { force: true });
    }
    return { undo, forget };
  } catch (error) {
    undo();
    throw error;
  }
}

/** The place of a file, which no link has led out of the content. */
function placeIn(folder: string, path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const content = realpathSync(join(folder, "content")) + sep;
  if (!(realpathSync(dirname(file)) + sep).startsWith(content)) throw new Error(`${path} is outside the content`);
  return file;
}
