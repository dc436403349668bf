import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { applyChange } from "#content/editing/apply-change.ts";
import type { Change } from "#content/editing/tasks.ts";
import { contentMistakes } from "#scripts/build/check-content.ts";

/** What else of a project the checks look at. */
const others = ["app", "public"];

/**
 * What would be wrong in the content of the working folder with this change. The folder itself stays as it is: the checks
 * see a copy of its texts, and links to all the rest, and `look` sees it too.
 */
export async function checkChange<Seen>(change: Change, scratch: string, look: () => Seen) {
  const root = process.cwd();
  mkdirSync(scratch, { recursive: true });
  const copy = mkdtempSync(join(scratch, "check-"));
  try {
    for (const name of others) symlinkSync(join(root, name), join(copy, name), "junction");
    copyContent(join(root, "content"), join(copy, "content"));
    // What is known of pictures from earlier checks and builds.
    const cache = join(scratch, "cache");
    mkdirSync(cache, { recursive: true });
    mkdirSync(join(copy, "node_modules"));
    symlinkSync(resolve(cache), join(copy, "node_modules", ".cache"), "junction");
    applyChange(change, copy);
    process.chdir(copy);
    const seen = look();
    const mistakes = await contentMistakes();
    return { mistakes, seen };
  } finally {
    process.chdir(root);
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Texts are copied. What is large is linked, or copied where that is not possible; the program is left out. */
function copyContent(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyContent(source, target);
    else if (/\.(yaml|md|json)$/.test(entry.name)) copyFileSync(source, target);
    else if (entry.isFile() && !entry.name.endsWith(".ts")) link(source, target);
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
