import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Change } from "./tasks.ts";

/** Writes files below a folder in place, as a text editor does: what watches them may miss one that another replaces. */
export function applyChange(change: Change, folder: string): void {
  for (const [path, text] of Object.entries(change)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file, { force: true });
    else if (typeof text === "string") writeFileSync(file, text);
    else copyFileSync(text.from, file);
  }
}
