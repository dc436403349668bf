import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Release } from "#app/service-worker/file-store.ts";

/** Names a finished build after its pages, and finds the script that all of them name. */
export function releaseOf(folder: string): Release {
  // Hashed files need no reading: their names stand in the pages, and in each other.
  const hash = createHash("sha256");
  for (const page of globSync("**/*.html", { cwd: folder }).sort()) hash.update(readFileSync(join(folder, page)));
  const [entry] = globSync("static/entry.client-*.js", { cwd: folder });
  if (!entry) throw new Error(`There is no entry script in ${folder}.`);
  return { name: hash.digest("base64url").slice(0, 10), entry: `/static/${basename(entry)}` };
}
