import { basename } from "node:path";
import * as v from "valibot";
import type { Language } from "#contract/languages.ts";
import { isOnContent } from "#contract/parts.ts";
import { mistakesInNamedFiles, picturesWithoutEnglish } from "./check-files.ts";
import { mistakesInReferences, mistakesInServices } from "./check-references.ts";
import { mistakesInParts, mistakesInRedirects } from "./check-settings.ts";
import { type ContentMistake, describeMistake, eachOnce, type Read } from "./mistakes.ts";
import { markedText, whereIs } from "./origins.ts";
import { readFiles } from "./read-files.ts";
import { type Content, content, schemaOf } from "./schema/content.ts";
import { describeIssue, describeLength } from "./schema/describe-issue.ts";
import { typeset } from "./typeset.ts";

type ContentName = keyof Content;
/** The content of parts of the site that are on. */
export const contentNames = (Object.keys(content.entries) as ContentName[]).filter(isOnContent);

/** The content of one language. Each group is read from its files, and checked, when it is first asked for. */
export function loadContent(root: string): Content {
  const loaded: Partial<Content> = {};
  const getters = contentNames.map((name) => [name, { enumerable: true, get: () => group(name) }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Content;

  function group<Name extends ContentName>(name: Name): Content[Name] | undefined {
    if (!loaded[name]) {
      const { value, mistakes } = readGroup(root, name);
      if (mistakes.length > 0)
        throw new Error(["The content has mistakes:", ...mistakes.map(describeMistake)].join("\n  "));
      loaded[name] = typeset(basename(root), value);
    }
    return loaded[name];
  }
}

/** A group of the content, and the mistakes in it. */
function readGroup<Name extends ContentName>(root: string, name: Name): Read<Content[Name] | undefined> {
  const { value, mistakes } = readFiles(root, name);
  return value && mistakes.length === 0 ? checkGroup(name, value) : { value: undefined, mistakes };
}

function checkGroup<Name extends ContentName>(name: Name, written: object): Read<Content[Name] | undefined> {
  const schema = schemaOf(name);
  const { issues: found } = v.safeParse(schema, written);
  dropNames(written, found);
  const { issues = [], output } = v.safeParse(schema, written);
  const mistakes = issues.map((issue) => {
    const path = pathOf(issue);
    const sentence = describeIssue(issue) + describeLength(issue, markedText(written, path));
    return { ...whereIs(written, path), sentence };
  });
  return { value: output as Content[Name], mistakes };
}

const nameAtEnd = " · {company.name}";

/** Takes the company's name off the end of each title that is too long with it and fits without it. */
function dropNames(written: object, issues: readonly v.BaseIssue<unknown>[] = []): void {
  for (const issue of issues) {
    const { type, input, requirement } = issue;
    const path = pathOf(issue);
    if (type !== "max_length" || typeof input !== "string" || !markedText(written, path)?.endsWith(nameAtEnd)) continue;
    const title = input.slice(0, input.lastIndexOf(" · "));
    const group = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(value as object, key), written);
    if (title.length <= Number(requirement)) Reflect.set(group as object, String(path.at(-1)), title);
  }
}

function pathOf({ path }: v.BaseIssue<unknown>): PropertyKey[] {
  return (path ?? []).map(({ key }) => key as PropertyKey);
}

/** Every mistake in the files of these languages, and in the files that they name. */
export function mistakesIn(...roots: string[]): ContentMistake[] {
  const inGroups = roots.flatMap((root) => contentNames.flatMap((name) => mistakesInGroup(root, name)));
  const ofPictures = roots.flatMap((root) => picturesWithoutEnglish(basename(root)));
  return eachOnce([...mistakesInParts(), ...mistakesInRedirects(), ...inGroups, ...ofPictures]);
}

function mistakesInGroup(root: string, name: ContentName): ContentMistake[] {
  const { value, mistakes } = readFiles(root, name);
  if (!value || mistakes.length > 0) return mistakes;
  const groupNamed = (other: string) => {
    if (other === name) return value;
    const read = readFiles(root, other as ContentName);
    return read.mistakes.length > 0 ? undefined : read.value;
  };
  return [
    ...checkGroup(name, value).mistakes,
    ...mistakesInNamedFiles(name, value, basename(root) as Language),
    ...mistakesInReferences(name, value, groupNamed),
    ...(name === "services" ? mistakesInServices(value, groupNamed) : []),
  ];
}
