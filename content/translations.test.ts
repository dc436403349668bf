import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getMetadata } from "valibot";
import { beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testOf } from "#tests/support/test-of.ts";
import { picturesWithoutEnglish } from "./check-files.ts";
import { fileSchemas } from "./file-schemas.ts";
import { contentIn } from "./index.ts";
import { loadContent, mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";
import { isToTranslate, pages } from "./pages.ts";
import { fieldSchema, keyOf, type Schema } from "./schema/inspect.ts";
import { lineOf, textFields, translatedFromFile, untranslated } from "./translations.ts";

let folder = "";
let mn = "";

beforeEach(() => {
  folder = temporaryFolder();
  cpSync("content/en", join(folder, "en"), { recursive: true });
  mn = join(folder, "mn");
  mkdirSync(join(mn, "guides/house-account-tab"), { recursive: true });
});

/** What an editor of the translation is told. */
const mistakes = () => mistakesIn(mn).map((mistake) => describeMistake(mistake).replace(`${mn}/`, ""));

const stateOf = (file: string, field: string) =>
  textFields(mn, join(folder, "en")).find((one) => one.file === file && one.field === field)?.state;

test("a translation replaces words, and shares pictures, addresses and figures with English", () => {
  const [card] = contentIn("en").home.services.cards;
  writeFileSync(
    join(mn, "home.yaml"),
    `hero:\n  button: Бүтээлүүд\nservices:\n  cards:\n    - title: Интеграц\n      href: ${card?.href}\n`,
  );
  const { hero, services, facts } = loadContent(mn).home;
  const english = contentIn("en").home;
  expect([hero.button, hero.lead]).toEqual(["Бүтээлүүд", english.hero.lead]);
  expect(services.cards[0]).toEqual({ ...english.services.cards[0], title: "Интеграц" });
  expect(facts).toEqual(english.facts);
});

testOf("clover")("the text of a Markdown file is translated as a whole, and keeps its picture", () => {
  const section = "guides/house-account-tab/view-reports.md";
  writeFileSync(join(mn, section), "---\ntitle: Тайлан харах\n---\n\nНэг догол мөр.\n");
  const find = (content: ReturnType<typeof contentIn>) =>
    content.guides.guides[0]?.sections.find(({ id }) => id === "view-reports");
  const english = find(contentIn("en"));
  expect(find(loadContent(mn))).toEqual({ ...english, title: "Тайлан харах", blocks: [{ p: "Нэг догол мөр." }] });
});

test("the sections of a legal document are translated as a whole, and its dates stay", () => {
  mkdirSync(join(mn, "legal"));
  const sections = ["scope", "use", "sharing", "rights", "contact"].map((id) => ({ id, title: `Хэсэг ${id}` }));
  const text = sections.map(({ id, title }) => `## ${title} {#${id}}\n\nНэг догол мөр.\n`).join("\n");
  writeFileSync(join(mn, "legal/us.md"), `---\ntitle: Нууцлал\n---\n\nТовчхондоо.\n\n${text}`);
  const { us } = loadContent(mn).legal;
  expect(us.sections).toEqual(sections.map((section) => ({ ...section, blocks: [{ p: "Нэг догол мөр." }] })));
  expect(us).toMatchObject({ summary: [{ p: "Товчхондоо." }], effective: contentIn("en").legal.us.effective });
});

test("a mistake in a translation names the translation's file and line", () => {
  writeFileSync(join(mn, "home.yaml"), 'hero:\n  lead: зураас\n  button: ""\n  colour: red\n');
  expect(mistakes()).toEqual([
    "home.yaml:3: hero.button: must not be empty",
    "home.yaml:4: hero.colour: is not a field that the site knows",
  ]);
});

test("a text that is too long is quoted with its facts filled in", () => {
  const title = `${"Ажлын байр ".repeat(5)}{company.name}`;
  writeFileSync(join(mn, "about-us.yaml"), `head:\n  title: "${title}"\n`);
  const shown = title.replace("{company.name}", contentIn("en").company.name);
  expect(mistakes()).toEqual([
    `about-us.yaml:2: head.title: must not be longer than 60 characters: it has ${shown.length} characters with {company.name} filled in: ${shown}`,
  ]);
});

test("a picture in a language without its English picture is a mistake", () => {
  mkdirSync(join(folder, "pictures/mn"), { recursive: true });
  for (const file of ["told.svg", "mn/told.svg", "mn/lost.svg"]) writeFileSync(join(folder, "pictures", file), "");
  const found = picturesWithoutEnglish("mn", join(folder, "pictures")).map(describeMistake);
  expect(found.map((mistake) => mistake.replaceAll(`${folder}/`, ""))).toEqual([
    "pictures/mn/lost.svg:1: it translates pictures/lost, which does not exist",
  ]);
});

test("a text that repeats the English one is not translated, but for names, figures and facts", () => {
  const { home, team } = contentIn("en");
  const [mark] = home.clients.marks;
  writeFileSync(
    join(mn, "home.yaml"),
    `hero:\n  tagline: '{company.tagline}'\n  button: ${home.hero.button}\nclients:\n  marks:\n    - name: ${mark?.name}\n      picture: { file: ${mark?.picture.file} }\n`,
  );
  writeFileSync(
    join(mn, "team.yaml"),
    `members:\n  - imageSrc: ${team.members[1]?.imageSrc}\n    firstName: ${team.members[1]?.firstName}\n`,
  );
  const found = untranslated(textFields(mn, join(folder, "en")));
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual(["home.yaml hero.button"]);
  expect(lineOf(join(mn, "home.yaml"), ["hero", "button"])).toBe(3);
});

test("a text that an editor left empty counts as missing", () => {
  writeFileSync(join(mn, "home.yaml"), "hero:\n  button: null\n  lead: зураас\n");
  expect(loadContent(mn).home.hero.button).toBe(contentIn("en").home.hero.button);
  expect(stateOf("home.yaml", "hero.button")).toBe("missing");
});

test("a translation is current until its English text changes", () => {
  writeFileSync(join(mn, "home.yaml"), "hero:\n  button: Бүтээлүүд\n");
  expect(stateOf("home.yaml", "hero.button")).toBe("outdated");
  const { hash } = textFields(mn, join(folder, "en")).find(({ field }) => field === "hero.button") ?? {};
  writeFileSync(join(mn, translatedFromFile), JSON.stringify({ "home.yaml": { "hero.button": hash } }));
  expect(stateOf("home.yaml", "hero.button")).toBe("current");
  writeFileSync(join(folder, "en/home.yaml"), "hero:\n  button: See our works\n");
  expect(stateOf("home.yaml", "hero.button")).toBe("outdated");
});

test("a text that may have a placeholder or not is translated like any other", () => {
  writeFileSync(
    join(mn, "mail.yaml"),
    stringify({ replies: { templates: contentIn("en").mail.replies.templates.slice(0, 1) } }),
  );
  const [template] = contentIn("en").mail.replies.templates;
  expect(stateOf("mail.yaml", `replies.templates[${template?.id}].paragraphs.0`)).toBe("outdated");
});

test("a page is published in a language only if it has a file there", () => {
  const paths = () => pages({ language: "mn", folder: mn }).map(({ path }) => path);
  expect(paths()).toEqual([]);
  writeFileSync(join(mn, "home.yaml"), "hero:\n  button: Бүтээлүүд\n");
  mkdirSync(join(mn, "legal"));
  writeFileSync(join(mn, "legal/us.md"), "---\ntitle: Нууцлал\n---\n\nНэг догол мөр.\n");
  expect(paths()).toEqual(["/mn", "/mn/privacy-policy"]);
});

test("pages for readers of the main language are not to be translated, nor published if someone does", () => {
  const files = textFields(mn).map(({ file }) => file);
  for (const file of files) expect(file).not.toMatch(/^(clover|guides|guide-search|apps|legal\/(eu|terms))\b/);
  writeFileSync(join(mn, "clover.yaml"), "overview:\n  title: Clover\n");
  expect(pages({ language: "mn", folder: mn })).toEqual([]);
});

test("only what is read is to be translated: no addresses, dates, figures or names of files", () => {
  const fields = textFields(mn).map(({ file, field }) => `${file} ${field}`);
  expect(fields).toContain("home.yaml hero.button");
  expect(fields).toContain("legal/us.md text");
  expect(fields).toContain("home.yaml offices.map.alt");
  expect(fields).toContain("about-us.yaml lead");
  expect(fields.filter((field) => /\b(href|slug|file|imageSrc|imageName|price|region|posted)$/.test(field))).toEqual(
    [],
  );
});

const [everybody = "", ...groups] = contentIn("en").team.filters.map(({ slug }) => slug);
const last = groups.at(-1) ?? "";
const filters = `filters:\n  - slug: ${last}\n    label: Дадлагажигч\n  - slug: ${everybody}\n    label: Бүгд\n`;

test("an item of a translated list has its words wherever English has it", () => {
  writeFileSync(join(mn, "team.yaml"), filters);
  const expected = contentIn("en").team.filters.map((filter) => {
    const label = { [last]: "Дадлагажигч", [everybody]: "Бүгд" }[filter.slug] ?? filter.label;
    return { ...filter, label };
  });
  expect(loadContent(mn).team.filters).toEqual(expected);
  const all = textFields(mn).find(({ field }) => field === `filters[${everybody}].label`);
  expect(all).toMatchObject({ translation: "Бүгд", path: ["filters", "1", "label"], state: "outdated" });
  expect(lineOf(join(mn, "team.yaml"), all?.path ?? [])).toBe(5);
  for (const group of groups.slice(0, -1)) expect(stateOf("team.yaml", `filters[${group}].label`)).toBe("missing");
});

test("an item that is in another place of the English list now is as current as before", () => {
  writeFileSync(join(mn, "team.yaml"), filters);
  const fields = () => textFields(mn, join(folder, "en")).filter(({ field }) => field === `filters[${last}].label`);
  const [{ hash } = { hash: "" }] = fields();
  const from = { "team.yaml": { [`filters[${last}].label`]: hash } };
  writeFileSync(join(mn, translatedFromFile), JSON.stringify(from));
  writeFileSync(
    join(folder, "en/team.yaml"),
    `filters:\n  - slug: new\n    label: New\n  - slug: ${last}\n    label: ${contentIn("en").team.filters.at(-1)?.label}\n`,
  );
  expect(fields()).toMatchObject([{ translation: "Дадлагажигч", state: "current" }]);
});

test.each([
  ["names no item", "  - label: Дизайнер\n", "2: filters.0.slug: is missing; it says which item of the English list"],
  [
    "names one that is not there",
    "  - slug: cooks\n",
    '2: filters.0.slug: no item of the English list has "cooks" here',
  ],
  [
    "is there twice",
    `  - slug: ${everybody}\n  - slug: ${everybody}\n`,
    `3: filters.1.slug: "${everybody}" is here twice`,
  ],
])("a translated item that %s is a mistake", (_what, items, sentence) => {
  writeFileSync(join(mn, "team.yaml"), `filters:\n${items}`);
  expect(mistakes()).toEqual([expect.stringContaining(`team.yaml:${sentence}`)]);
});

test("a list of nothing but texts is translated as a whole, and a mistake in it has its line", () => {
  const story = ["Нэг", "Хоёр", "Гурав"].map((title) => ({ title, text: `${title}.` }));
  const written = story.map(({ title, text }) => `  - title: ${title}\n    text: ${text}\n`).join("");
  writeFileSync(join(mn, "about-us.yaml"), `story:\n${written}`);
  expect(loadContent(mn)["about-us"].story).toEqual(story);
  writeFileSync(join(mn, "about-us.yaml"), `story:\n${written.replace("    text: Хоёр.\n", "")}`);
  expect(mistakes()).toEqual(["about-us.yaml:4: story.1.text: is missing"]);
});

test("every list that is translated in part says how a translation names its items", () => {
  const schemas = fileSchemas().filter(({ files }) => isToTranslate(files));
  expect(schemas.flatMap(({ files, schema }) => [...listsWithoutKey(schema, [files])])).toEqual([]);
});

function* listsWithoutKey(schema: Schema, path: string[]): Generator<string> {
  const isList = schema !== undefined && ("item" in schema || "items" in schema);
  for (const [name, inner] of fieldsIn(schema)) {
    const texts = [...textsOf(inner)];
    if (isList && !keyOf(schema) && texts.includes(true) && texts.includes(false)) yield path.join(" ");
    yield* listsWithoutKey(inner, [...path, name]);
  }
}

/** Of every value that a schema has in it, whether it is a text to translate. */
function* textsOf(schema: Schema): Generator<boolean> {
  const fields = fieldsIn(schema);
  if (fields.length === 0) yield schema !== undefined && getMetadata(schema).isTranslated === true;
  for (const [, inner] of fields) yield* textsOf(inner);
}

function fieldsIn(schema: Schema): [string, Schema][] {
  const {
    entries,
    item,
    items = item && [item],
  } = (schema ?? {}) as { entries?: object; item?: Schema; items?: Schema[] };
  return Object.keys(entries ?? items ?? {}).map((name) => [name, fieldSchema(schema, name)]);
}
