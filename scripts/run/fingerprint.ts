import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

/** Everything that the built site is made of. */
const sources = [
  "app/**",
  "content/**",
  "contract/**",
  "public/**",
  "scripts/build/**",
  "scripts/build.ts",
  "scripts/vite/**",
  "server/desk/**",
  "server/site/redirects.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

export const fingerprintRecord = "build/made-from";

/** A short text that changes when any source of the site changes. */
export function fingerprint(): string {
  const hash = createHash("sha256");
  // The footer names the year.
  hash.update(String(new Date().getFullYear()));
  for (const file of globSync(sources).sort()) {
    if (statSync(file).isFile()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** True if the site was built from just these sources. */
export function isBuiltFrom(print: string): boolean {
  return existsSync(fingerprintRecord) && readFileSync(fingerprintRecord, "utf8") === print;
}
