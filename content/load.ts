import { basename } from "node:path";
import * as v from "valibot";
import type { Language } from "#contract/languages.ts";
import { mistakesInNamedFiles, picturesWithoutEnglish } from "./check-files.ts";
import { type ContentMistake, describeMistake, eachOnce, type Read } from "./mistakes.ts";
import { markedText, whereIs } from "./origins.ts";
import { readFiles } from "./read-files.ts";
import { type Content, content } from "./schema/content.ts";
import { describeIssue, describeLength } from "./schema/describe-issue.ts";

type PartName = keyof Content;
export const partNames = Object.keys(content.entries) as PartName[];

/** The content of one language. Each part is read from its files, and checked, when it is first asked for. */
export function loadContent(root: string): Content {
  const loaded: Partial<Content> = {};
  const getters = partNames.map((name) => [name, { enumerable: true, get: () => part(name) }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Content;

  function part<Name extends PartName>(name: Name): Content[Name] | undefined {
    if (!loaded[name]) {
      const { value, mistakes } = readPart(root, name);
      if (mistakes.length > 0)
        throw new Error(["The content has mistakes:", ...mistakes.map(describeMistake)].join("\n  "));
      loaded[name] = value;
    }
    return loaded[name];
  }
}

/** A part of the content, and the mistakes in it. */
function readPart<Name extends PartName>(root: string, name: Name): Read<Content[Name] | undefined> {
  const { value, mistakes } = readFiles(root, name);
  return value && mistakes.length === 0 ? checkPart(name, value) : { value: undefined, mistakes };
}

function checkPart<Name extends PartName>(name: Name, written: object): Read<Content[Name] | undefined> {
  const { issues = [], output } = v.safeParse(content.entries[name] as v.GenericSchema, written);
  const mistakes = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const sentence = describeIssue(issue) + describeLength(issue, markedText(written, path));
    return { ...whereIs(written, path), sentence };
  });
  return { value: output as Content[Name], mistakes };
}

/** Every mistake in the files of these languages, and in the files that they name. */
export function mistakesIn(...roots: string[]): ContentMistake[] {
  const inParts = roots.flatMap((root) => partNames.flatMap((name) => mistakesInPart(root, name)));
  const ofPictures = roots.flatMap((root) => picturesWithoutEnglish(basename(root)));
  return eachOnce([...inParts, ...ofPictures]);
}

function mistakesInPart(root: string, name: PartName): ContentMistake[] {
  const { value, mistakes } = readFiles(root, name);
  if (!value || mistakes.length > 0) return mistakes;
  return [...checkPart(name, value).mistakes, ...mistakesInNamedFiles(name, value, basename(root) as Language)];
}
