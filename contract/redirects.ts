import { readFileSync } from "node:fs";

/** Addresses that lead elsewhere, in the order of the file: [from, to]. */
export type RedirectTable = Record<"inMainLanguage" | "inEveryLanguage", [string, string][]>;

export const redirectsFile = "content/redirects.yaml";

/**
 * The server reads these lines at its start, so they are found without a library for YAML (14 MB).
 * content/check-settings.ts stops the build where that would find something else.
 */
export function readRedirectTable(text = readFileSync(new URL(`../${redirectsFile}`, import.meta.url), "utf8")) {
  const table: RedirectTable = { inMainLanguage: [], inEveryLanguage: [] };
  let rows: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, section] = line.match(/^(inMainLanguage|inEveryLanguage):/) ?? [];
    if (section) rows = table[section as keyof RedirectTable];
    const [, from, to] = line.match(/^ +(\/\S*): +(\/\S*)\s*(?: #.*)?$/) ?? [];
    if (from && to) rows.push([from, to]);
  }
  return table;
}
