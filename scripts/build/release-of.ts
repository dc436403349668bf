import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Release } from "../../app/service-worker/world.ts";

/** Names a finished build after its pages, and finds the scripts that all of them need. */
export function releaseOf(folder: string): Release {
  // Hashed files need no reading: their names stand in the pages, and in each other.
  const hash = createHash("sha256");
  for (const page of globSync("**/*.html", { cwd: folder }).sort()) hash.update(readFileSync(join(folder, page)));
  const [entry] = globSync("static/entry.client-*.js", { cwd: folder });
  if (!entry) throw new Error(`There is no entry script in ${folder}.`);
  return {
    name: hash.digest("base64url").slice(0, 10),
    entry: `/static/${basename(entry)}`,
    scripts: [...importedAtOnce(join(folder, "static"), basename(entry))].map((name) => `/static/${name}`),
  };
}

function importedAtOnce(folder: string, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const name of found) {
    const script = readFileSync(join(folder, name), "utf8");
    for (const [, imported = ""] of script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(imported);
  }
  return found;
}
