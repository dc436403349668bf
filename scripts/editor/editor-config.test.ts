import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editorConfig } from "./editor-config.ts";
import type { Field } from "./fields.ts";

type Form = { file?: string; folder?: string; extension?: string; files?: Form[]; fields: Field[] };
const { collections, i18n } = editorConfig() as { collections: Form[]; i18n: { locales: string[] } };
const forms = collections.flatMap(({ files, ...folder }) => files ?? [folder]);

// The editor itself takes a minute for this. Its rules are those of Sveltia's validate/fields.js.
test.each(i18n.locales)("every form in %s would be saved as it is", (language) => {
  const files = forms.flatMap(({ file, folder, extension, fields }) =>
    globSync((file ?? `${folder}/*.${extension}`).replace("{{locale}}", language)).map((path) => ({ path, fields })),
  );
  expect(files.length).toBeGreaterThan(0);
  const refused = files.flatMap(({ path, fields }) => {
    const text = readFileSync(path, "utf8");
    const [, frontMatter, body] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
    return refusedInGroup({ ...parse(frontMatter ?? text), ...(body && { body }) }, fields, path, language);
  });
  expect(refused).toEqual([]);
});

function refusedInGroup(group: Record<string, unknown>, fields: Field[], path: string, language: string): string[] {
  return fields.flatMap((field) => refusedIn(group[field.name], field, `${path}: ${field.name}`, language));
}

function refusedIn(value: unknown, field: Field, path: string, language: string): string[] {
  const { fields, field: entry, required = true, pattern, options } = field;
  const isRequired = Array.isArray(required) ? required.includes(language) : required && language === "en";
  if (value === undefined || value === "") return isRequired ? [`${path}: is missing`] : [];
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) =>
      fields
        ? refusedInGroup(item, fields, `${path}.${index}`, language)
        : refusedIn(item, entry as Field, `${path}.${index}`, language),
    );
    return isWithin(value.length, field.min, field.max) ? inner : [...inner, `${path}: has ${value.length} items`];
  }
  if (fields) return refusedInGroup(value as Record<string, unknown>, fields, path, language);
  if (typeof value === "number" && !isWithin(value, field.min, field.max)) return [`${path}: is ${value}`];
  const { length } = String(value);
  if (!isWithin(length, field.minlength, field.maxlength)) return [`${path}: has ${length} characters`];
  if (Array.isArray(pattern) && !regularExpression(pattern[0]).test(String(value))) return [`${path}: ${pattern[1]}`];
  const choices = options as unknown[] | undefined;
  if (choices && !choices.some((one) => ((one as { value?: unknown }).value ?? one) === value))
    return [`${path}: is none of the options`];
  return [];
}

function isWithin(count: number, min: unknown, max: unknown): boolean {
  return count >= Number(min ?? -Infinity) && count <= Number(max ?? Infinity);
}

/** From "/…/u", as the editor reads it. */
function regularExpression(text: string): RegExp {
  const [, source = "", flags] = /^\/(.+)\/(\w*)$/s.exec(text) ?? [];
  return new RegExp(source, flags);
}
