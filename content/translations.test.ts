import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { picturesWithoutEnglish } from "./check-files.ts";
import { followEnglish, translatedFromFile } from "./follow-english.ts";
import { contentIn } from "./index.ts";
import { loadContent, mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";
import { pages } from "./pages.ts";
import { lineOf, textFields, untranslated } from "./translations.ts";

let folder = "";
let mn = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content/en", join(folder, "en"), { recursive: true });
  mn = join(folder, "mn");
  mkdirSync(join(mn, "guides/house-account-tab"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const stateOf = (file: string, field: string) =>
  textFields(mn, join(folder, "en")).find((one) => one.file === file && one.field === field)?.state;

test("a translation replaces words, and shares pictures, addresses and figures with English", () => {
  writeFileSync(join(mn, "home.yaml"), "hero:\n  button: Бүтээлүүд\nservices:\n  cards:\n    - title: Интеграц\n");
  const { hero, services, facts } = loadContent(mn).home;
  const english = contentIn("en").home;
  expect([hero.button, hero.lead]).toEqual(["Бүтээлүүд", english.hero.lead]);
  expect(services.cards[0]).toEqual({ ...english.services.cards[0], title: "Интеграц" });
  expect(facts).toEqual(english.facts);
});

test("the text of a Markdown file is translated as a whole, and keeps its picture", () => {
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
  expect(mistakesIn(mn).map((mistake) => describeMistake(mistake).replace(`${mn}/`, ""))).toEqual([
    "home.yaml:3: hero.button: must not be empty",
    "home.yaml:4: hero.colour: is not a field that the site knows",
  ]);
});

test("a text that is too long is quoted as it stands in the translation", () => {
  const title = `${"Ажлын байр ".repeat(5)}{company.name}`;
  writeFileSync(join(mn, "careers.yaml"), `head:\n  title: "${title}"\n`);
  const length = title.replace("{company.name}", contentIn("en").company.name).length;
  expect(mistakesIn(mn).map((mistake) => describeMistake(mistake).replace(`${mn}/`, ""))).toEqual([
    `careers.yaml:2: head.title: must not be longer than 60 characters: "${title}" has ${length} with its facts filled in`,
  ]);
});

test("a picture in a language without its English picture is a mistake", () => {
  mkdirSync(join(folder, "pictures/mn"), { recursive: true });
  for (const file of ["told.svg", "mn/told.svg", "mn/lost.svg"]) writeFileSync(join(folder, "pictures", file), "");
  const found = picturesWithoutEnglish("mn", join(folder, "pictures")).map(describeMistake);
  expect(found.map((mistake) => mistake.replaceAll(`${folder}/`, ""))).toEqual([
    "pictures/mn/lost.svg:1: pictures/lost.svg does not exist",
  ]);
});

test("a text that repeats the English one is not translated, but for names, figures and facts", () => {
  const { home, team } = contentIn("en");
  const [mark] = home.clients.marks;
  writeFileSync(
    join(mn, "home.yaml"),
    `hero:\n  tagline: '{company.tagline}'\n  button: ${home.hero.button}\nclients:\n  marks:\n    - name: ${mark?.name}\n`,
  );
  writeFileSync(join(mn, "team.yaml"), `members:\n  - {}\n  - firstName: ${team.members[1]?.firstName}\n`);
  const found = untranslated(textFields(mn, join(folder, "en")));
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual(["home.yaml hero.button"]);
  expect(lineOf(join(mn, "home.yaml"), "hero.button")).toBe(3);
});

test("a text that the browser editor left empty counts as missing", () => {
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
  expect(fields).toContain("careers.yaml empty.picture.alt");
  expect(fields).toContain("projects/tytoken.yaml lead");
  expect(fields.filter((field) => /\b(href|slug|file|imageSrc|imageName|price|region|posted)$/.test(field))).toEqual(
    [],
  );
});

const labels = ["Everyone", "Designers", "Developers"];
const translated = ["Бүгд", "Дизайнер", "Хөгжүүлэгч"];

/** Filters of the team with these labels, in English or in a translation. */
function writeFilters(folder: string, all: readonly string[]): void {
  writeFileSync(join(folder, "team.yaml"), `filters:\n${all.map((label) => `  - label: ${label}\n`).join("")}`);
}

/** Accepts the translation of `labels`, then changes English. */
function changeLabels(english: readonly string[]): void {
  const fields = () => textFields(mn, join(folder, "en")).filter(({ file }) => file === "team.yaml");
  writeFilters(join(folder, "en"), labels);
  writeFilters(mn, translated);
  const from = Object.fromEntries(fields().map(({ field, hash }) => [field, hash]));
  writeFileSync(join(mn, translatedFromFile), JSON.stringify({ "team.yaml": from }));
  writeFilters(join(folder, "en"), english);
}

/** What a page in the translation shows then. */
function labelsAfter(english: readonly string[]): (string | undefined)[] {
  changeLabels(english);
  const value = { filters: english.map((label) => ({ label })) };
  const words = { filters: translated.map((label) => ({ label })) };
  followEnglish(value, words, JSON.parse(readFileSync(join(mn, translatedFromFile), "utf8"))["team.yaml"]);
  return english.map((_, index) => words.filters[index]?.label);
}

test("the items of a translated list follow their English ones to another place", () => {
  const [a = "", b = "", c = ""] = labels;
  const [ta, tb, tc] = translated;
  expect(labelsAfter([a, "New", b, c])).toEqual([ta, undefined, tb, tc]);
  expect(labelsAfter(["New", a, b, c])).toEqual([undefined, ta, tb, tc]);
  expect(labelsAfter([c, b, a])).toEqual([tc, tb, ta]);
  expect(labelsAfter([a, c])).toEqual([ta, tc]);
});

test("a text that changed in its place keeps its translation, and a new one at the end has none", () => {
  const [a = "", b = "", c = ""] = labels;
  const [ta, tb, tc] = translated;
  expect(labelsAfter([a, "New", c])).toEqual([ta, tb, tc]);
  expect(labelsAfter([...labels, "New"])).toEqual([ta, tb, tc, undefined]);
  expect(labelsAfter([a, b, b])).toEqual([ta, tb, tc]);
});

test("a list that was put in the order of English by hand stays as it is", () => {
  const [a = "", b = "", c = ""] = labels;
  changeLabels([a, "New", b, c]);
  const words = { filters: ["Бүгд", "Шинэ", "Дизайнер", "Хөгжүүлэгч"].map((label) => ({ label })) };
  const before = structuredClone(words);
  const value = { filters: [a, "New", b, c].map((label) => ({ label })) };
  followEnglish(value, words, JSON.parse(readFileSync(join(mn, translatedFromFile), "utf8"))["team.yaml"]);
  expect(words).toEqual(before);
});

test("a text whose item only moved is current, and the status knows where its words are", () => {
  const [a = "", b = "", c = ""] = labels;
  changeLabels([a, "New", b, c]);
  const found = textFields(mn, join(folder, "en")).filter(({ file }) => file === "team.yaml");
  expect(found.map(({ state, source }) => [state, source])).toEqual([
    ["current", "filters.0.label"],
    ["missing", undefined],
    ["current", "filters.1.label"],
    ["current", "filters.2.label"],
  ]);
});
