import { readFileSync } from "node:fs";
import * as v from "valibot";
import { partsFile, readSwitches } from "#contract/parts.ts";
import { readRedirectTable, redirectsFile } from "#contract/redirects.ts";
import type { ContentMistake, Read } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { readYaml } from "./read-yaml.ts";
import { describeIssue } from "./schema/describe-issue.ts";
import { switches } from "./schema/parts.ts";
import { redirectTable } from "./schema/redirects.ts";
import { isGroup } from "./translate.ts";

/** What is wrong in the file that switches parts of the site on and off. */
export function mistakesInParts(text = readFileSync(partsFile, "utf8")): ContentMistake[] {
  const { value, mistakes } = readAs(switches, { file: partsFile, text, example: "clover: on" });
  const read = readSwitches(text);
  const misread = Object.entries(value).filter(([name, state]) => (state === "on") !== read[name as keyof typeof read]);
  return [
    ...mistakes,
    ...misread.map(([name, state]) => ({
      ...whereIs(value, [name]),
      sentence: `must stand on a line of its own, like ${name}: ${state}`,
    })),
  ];
}

/** What is wrong in the file of redirects. Whether their pages exist shows with the links. */
export function mistakesInRedirects(text = readFileSync(redirectsFile, "utf8")): ContentMistake[] {
  const { value, mistakes } = readAs(redirectTable, { file: redirectsFile, text, example: "inEveryLanguage:" });
  const read = new Map(Object.entries(readRedirectTable(text)).flatMap(([, rows]) => rows));
  const misread = Object.entries(value).flatMap(([section, addresses]) =>
    Object.entries(addresses)
      .filter(([from, to]) => read.get(from) !== to)
      .map(([from, to]) => ({
        ...whereIs(value, [section, from]),
        sentence: `must stand on a line of its own, like ${from}: ${to}`,
      })),
  );
  return [...mistakes, ...misread];
}

/** The line of a redirect, by the address that it leads away from. */
export function lineOfRedirect(from: string, text: string): number {
  return text.split("\n").findIndex((line) => line.trim().startsWith(`${from}:`)) + 1;
}

type Settings = { file: string; text: string; example: string };

/** A file that belongs to no language. With mistakes its value is empty. */
function readAs(schema: v.GenericSchema<object>, { file, text, example }: Settings): Read<object> {
  const { value, mistakes } = readYaml({ file, text, facts: {} });
  if (mistakes.length > 0 || value === null) return { value: {}, mistakes };
  if (!isGroup(value)) return { value: {}, mistakes: [{ file, line: 1, sentence: `must be lines like ${example}` }] };
  const { issues = [] } = v.safeParse(schema, value);
  const found = issues.map((issue) => ({
    ...whereIs(
      value,
      (issue.path ?? []).map(({ key }) => key as PropertyKey),
    ),
    file,
    sentence: describeIssue(issue),
  }));
  return { value: found.length > 0 ? {} : value, mistakes: found };
}
