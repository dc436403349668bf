import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

/**
 * Joins the entry with what it imports at once: one request instead of five, and each costs more in headers than those
 * small parts weigh. What is imported later stays where it is; a part that both use is then there twice.
 */
export async function joinEntry(folder: string): Promise<void> {
  const [entry = ""] = globSync("entry.client-*.js", { cwd: folder });
  const file = join(folder, entry);
  const bundle = await rolldown({
    input: file,
    plugins: [
      {
        name: "later-stays-later",
        resolveId: (id, _importer, { kind }) => (kind === "dynamic-import" ? { id, external: true } : undefined),
      },
    ],
  });
  // The names of the files in it change with every edit of the content, and its size by a few bytes with them. Comments
  // (annotations for another bundler) would take it over its budget, tests/site/every-page.ts, on every second edit.
  const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
  await bundle.close();
  const before = readFileSync(file, "utf8").length;
  const [{ code }] = output;
  if (output.length !== 1 || code.length < before / 2) throw new Error(`${entry} could not be joined with its parts.`);
  writeFileSync(file, code);
}
