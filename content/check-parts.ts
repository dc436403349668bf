import { readFileSync } from "node:fs";
import * as v from "valibot";
import { partsFile, readSwitches } from "#contract/parts.ts";
import type { ContentMistake } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { readYaml } from "./read-yaml.ts";
import { describeIssue } from "./schema/describe-issue.ts";
import { switches } from "./schema/parts.ts";
import { isGroup } from "./translate.ts";

/** What is wrong in the file that switches parts of the site on and off. */
export function mistakesInParts(text = readFileSync(partsFile, "utf8")): ContentMistake[] {
  const { value, mistakes } = readYaml({ file: partsFile, text, facts: {} });
  if (mistakes.length > 0 || value === null) return mistakes;
  if (!isGroup(value)) return [{ file: partsFile, line: 1, sentence: "must be lines like clover: on" }];
  const { issues = [], success, output } = v.safeParse(switches, value);
  if (!success) {
    return issues.map((issue) => ({
      ...whereIs(
        value,
        (issue.path ?? []).map(({ key }) => key as PropertyKey),
      ),
      file: partsFile,
      sentence: describeIssue(issue),
    }));
  }
  const read = readSwitches(text);
  const misread = Object.entries(output).filter(
    ([name, state]) => (state === "on") !== read[name as keyof typeof read],
  );
  return misread.map(([name, state]) => ({
    ...whereIs(value, [name]),
    sentence: `must stand on a line of its own, like ${name}: ${state}`,
  }));
}
