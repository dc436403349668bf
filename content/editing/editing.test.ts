import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileSchemas } from "#content/file-schemas.ts";
import { textOfFile } from "#content/format.ts";
import { readTexts } from "#content/translations.ts";
import { languages } from "#contract/languages.ts";
import { sentForm } from "#tests/support/sent-form.ts";
import { formOf, withoutNotes } from "./form.ts";
import { type Field, fieldsOfFile } from "./kinds.ts";
import { changeList, dropEmptyItems, dropRemovedItems, fromFiles, fromForm, toFile, type Values } from "./values.ts";

// Those of parts that are off, too.
const files = fileSchemas(() => true).flatMap((schema) =>
  globSync(schema.files, { cwd: "content/en" }).map((file) => ({ file, schema, fields: fieldsOfFile(schema) })),
);

test("every file of the content is the same after a form with it was opened and sent", () => {
  expect(files.map(({ file }) => file).sort()).toEqual(globSync("**/*.{yaml,md}", { cwd: "content/en" }).sort());
  for (const { file, fields } of files) {
    const values = saved(fields, sentForm(formOf(fields, valuesOf(file, fields), withoutNotes)), languages);
    for (const language of languages) {
      const path = `content/${language}/${file}`;
      if (existsSync(path))
        expect(textOfFile(path, toFile(fields, values, language, { ...(readTexts(path) as object) })), path).toBe(
          readFileSync(path, "utf8"),
        );
      else expect(toFile(fields, values, language, {})).toEqual({});
    }
  }
});

function saved(...form: Parameters<typeof fromForm>): Values {
  const values = fromForm(...form);
  dropRemovedItems(values);
  dropEmptyItems(form[0], values);
  return values;
}

function valuesOf(file: string, fields: readonly Field[]): Values {
  const [english, ...translations] = languages.map((language) => {
    const path = `content/${language}/${file}`;
    return [language, existsSync(path) ? readTexts(path) : {}] as const;
  });
  return fromFiles(fields, english?.[1], Object.fromEntries(translations));
}

const line: Field["kind"] = { is: "text", input: "line", isTranslated: false };
const text: Field["kind"] = { is: "text", input: "lines", isTranslated: true };
const field = (name: string, kind: Field["kind"]): Field => ({ name, label: name, isOptional: false, kind });
const item: Field["kind"] = { is: "group", fields: [field("id", line), field("title", text)] };
const keyed: Field[] = [field("items", { is: "list", item, key: "id", isFixed: false })];

function itemsOf(values: Values) {
  return {
    en: toFile(keyed, values, "en", {}),
    mn: toFile(keyed, values, "mn", {}),
  };
}

test("an item with a key moves and goes in all languages, and a new one has no translation until there is one", () => {
  const values = fromFiles(
    keyed,
    { items: ["a", "b", "c"].map((id) => ({ id, title: id.toUpperCase() })) },
    {
      mn: {
        items: [
          { id: "c", title: "Ц" },
          { id: "a", title: "А" },
        ],
      },
    },
  );
  expect(changeList(keyed, values, "down:en.items.0")).toBe(true);
  expect(changeList(keyed, values, "add:en.items")).toBe(true);
  const form = sentForm(formOf(keyed, values, withoutNotes));
  form.set("remove.en.items.0", "on");
  form.set("en.items.3.id", "d");
  form.set("en.items.3.title", "D");
  expect(itemsOf(saved(keyed, form, ["en", "mn"]))).toEqual({
    en: {
      items: [
        { id: "a", title: "A" },
        { id: "c", title: "C" },
        { id: "d", title: "D" },
      ],
    },
    mn: {
      items: [
        { id: "a", title: "А" },
        { id: "c", title: "Ц" },
      ],
    },
  });
});

test("an item that was emptied is gone, and its translation with it", () => {
  const values = fromFiles(
    keyed,
    {
      items: [
        { id: "a", title: "A" },
        { id: "b", title: "B" },
      ],
    },
    { mn: { items: [{ id: "b", title: "Б" }] } },
  );
  const form = sentForm(formOf(keyed, values, withoutNotes));
  for (const name of ["en.items.0.id", "en.items.0.title"]) form.set(name, " ");
  expect(itemsOf(saved(keyed, form, ["en", "mn"]))).toEqual({
    en: { items: [{ id: "b", title: "B" }] },
    mn: { items: [{ id: "b", title: "Б" }] },
  });
});

test("a step is about the item whose button was pressed, with an empty one above it, too", () => {
  const form = new URLSearchParams({ "en.items#": "3", "en.items.1.id": "b", "en.items.2.id": "c" });
  const values = fromForm(keyed, form, ["en"]);
  changeList(keyed, values, "up:en.items.2");
  expect(itemsOf(values)).toMatchObject({ en: { items: [{}, { id: "c" }, { id: "b" }] } });
});

test("a step that leads nowhere changes nothing", () => {
  const values = { en: { items: [] } };
  for (const step of ["", "add:en.nothing", "up:en.items", "save", "add:en.__proto__.x", "up:en.items.x.y"])
    expect(changeList(keyed, values, step)).toBe(false);
  expect(values).toEqual({ en: { items: [] } });
});

test("no form has more items than anyone can have typed", () => {
  const values = saved(keyed, new URLSearchParams({ "en.items#": "1e9", "en.items.499.id": "z" }), ["en"]);
  expect(values).toEqual({ en: { items: [{ id: "z", title: undefined }] } });
});
