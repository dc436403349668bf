import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentIn } from "./index.ts";
import { loadContent, mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";
import { mainOffice } from "./schema/company.ts";

let root = "";

beforeEach(() => {
  root = join(temporaryFolder(), "en");
  cpSync("content/en", root, { recursive: true });
  // Vacancies come and go.
  rmSync(join(root, "careers"), { recursive: true, force: true });
});

/** Changes a file as an editor would, and returns what the editor is told. */
function change(file: string, from: string, to: string): string[] {
  const before = readFileSync(join(root, file), "utf8");
  expect(before).toContain(from);
  writeFileSync(join(root, file), before.replace(from, to));
  return mistakes();
}

function mistakes(): string[] {
  return mistakesIn(root).map((mistake) => describeMistake(mistake).replace(`${root}/`, ""));
}

const section = "guides/house-account-tab/view-reports.md";

const placeOfMerged = contentIn("en").home.works.items.findIndex(({ story }) =>
  story?.includes("until we merged them"),
);

test.each([
  [
    "a quotation mark is missing",
    ["careers.yaml", "'Application: {jobTitle}'", "'Application: {jobTitle}"],
    "careers.yaml:25: a quotation mark, a comma or a closing bracket is missing",
  ],
  [
    "a double quotation mark is missing",
    ["careers.yaml", "mailButton: Apply by email", 'mailButton: "Apply by email'],
    "careers.yaml:24: a quotation mark, a comma or a closing bracket is missing",
  ],
  [
    "a story has two sentences",
    ["home.yaml", "until we merged them", "so. We merged them"],
    `home.yaml:@: works.items.${placeOfMerged}.story: must be one sentence, with a period at its end`,
  ],
  [
    "a title is too long",
    [
      "careers.yaml",
      "Careers in Chicago and Ulaanbaatar · {company.name}",
      "Careers for all who finish what they begin in Chicago and Ulaanbaatar",
    ],
    "careers.yaml:2: head.title: must not be longer than 60 characters: it has 69",
  ],
  [
    "a title is too long once a fact is filled in",
    ["careers.yaml", "Careers in Chicago", "Careers in apps and websites in Chicago"],
    'careers.yaml:2: head.title: must not be longer than 60 characters: "Careers in apps and websites in Chicago and Ulaanbaatar · {company.name}" has 69 with its facts filled in',
  ],
  [
    "a line is indented wrongly",
    ["careers.yaml", "  role: Project Manager", "   role: Project Manager"],
    "careers.yaml:28: this line is indented too little or too much; compare it with its neighbors",
  ],
  [
    "a field has a typo",
    ["careers.yaml", "lead: We", "leed: We"],
    "careers.yaml:5: leed: is not a field that the site knows",
  ],
  [
    "there are two colons",
    ["careers.yaml", "openVacancies: Open Vacancies", "openVacancies: Open: Vacancies"],
    "careers.yaml:15: there are two colons here; put the text after the first in quotation marks",
  ],
  [
    "a line begins with a tab",
    ["careers.yaml", "  role: Project Manager", "\trole: Project Manager"],
    "careers.yaml:28: this line begins with a tab; use two spaces for each step",
  ],
  [
    "a list is empty",
    ["mail.yaml", "  paragraphs:\n", "  paragraphs: []\n  was:\n"],
    "mail.yaml:@: receipt.paragraphs: must not be empty",
  ],
  [
    "a picture is misspelled",
    ["careers.yaml", "illustrations/careers", "illustrations/carers"],
    "careers.yaml:10: empty.picture.file: content/pictures/illustrations/carers does not exist as .svg, .avif, .webp, .jpg, .jpeg, or .png",
  ],
  [
    "a manual is named that is not there",
    ["clover/hat.yaml", "HATWebPortal_2025.pdf", "HATWebPortal_2026.pdf"],
    "clover/hat.yaml:@: manual.file: public/assets/files/HATWebPortal_2026.pdf does not exist",
  ],
  [
    "a video has no file that could be played",
    ["guides/register-plus.yaml", "file: register-plus/how-to-pay\n", "file: register-plus/how-to-play\n"],
    "guides/register-plus.yaml:@: videos.5.file: content/videos/register-plus/how-to-play.mp4 does not exist",
  ],
  [
    "a package is named that is not there",
    ["apps.yaml", "appname: bark\n", "appname: barks\n"],
    "apps.yaml:@: apps.0.builds.0.appname: public/assets/apps/barks.apk does not exist",
  ],
  [
    "a marker is unknown",
    ["careers.yaml", "{company.name}", "{company.nmae}"],
    "careers.yaml:2: {company.nmae} does not exist; see content/en/company.yaml for what does",
  ],
  [
    "the fields of a Markdown file have no end",
    [section, "  - aging\n---\n", "  - aging\n"],
    `${section}:1: a line of three hyphens is missing between the fields and the text`,
  ],
  [
    "an emoji has strayed in",
    [section, "1. Tap **Reports**.", "1. Tap **Reports** 🎉."],
    `${section}:18: blocks.1.steps.0: must not contain emoji: the typeface has none`,
  ],
  [
    "something in braces means nothing there",
    ["careers.yaml", "title: Careers\n", 'title: "Careers {year}"\n'],
    "careers.yaml:4: title: must not contain braces, except for a fact of the company like {company.email}",
  ],
  [
    "a value that the site fills in is gone",
    ["careers.yaml", "'Application: {jobTitle}'", "Application"],
    "careers.yaml:25: labels.mailSubject: must contain {jobTitle}, and nothing else in braces",
  ],
  ["a field is left out", ["careers.yaml", "title: Careers\n", ""], "careers.yaml:1: title: is missing"],
  [
    "text begins with an asterisk",
    ["careers.yaml", "lead: We", "lead: **We**"],
    "careers.yaml:5: put text that begins with * in quotation marks",
  ],
  [
    "HTML stands in the text",
    [section, "Every report has", "<b>Every</b> report has"],
    `${section}:23: HTML (a text in < and >) cannot be shown here`,
  ],
  [
    "a table has no caption",
    [section, "Table: An example month, all accounts\n\n", ""],
    `${section}:25: a table needs a line above it that begins with "Table: "`,
  ],
] as [string, [string, string, string], string][])(
  "when %s, the editor reads where and what",
  (_what, [file, from, to], sentence) => {
    const [before = ""] = readFileSync(join(root, file), "utf8").split(from);
    expect(change(file, from, to)).toContain(sentence.replace("@", String(before.split("\n").length)));
  },
);

test.each([
  ["services/integrations.yaml", "  - pharmacy-integration", "  - pharmacy", "works.0: content/en/works/pharmacy.yaml"],
  ["works/ccgen.yaml", "service: ai-solutions", "service: ai", "service: content/en/services/ai.yaml"],
])("%s names only what exists", (file, from, to, missing) => {
  expect(change(file, from, to)).toEqual([expect.stringContaining(`: ${missing} does not exist`)]);
});

test("all mistakes are reported together", () => {
  change("careers.yaml", "title: Careers\n", 'title: ""\n');
  const { button } = contentIn("en").home.hero;
  expect(change("home.yaml", `button: ${button}`, 'button: ""')).toEqual([
    expect.stringContaining("home.yaml:15: hero.button: must not be empty"),
    "careers.yaml:4: title: must not be empty",
  ]);
});

test("a member that its list lacks, and one that is listed without a file, are reported", () => {
  appendFileSync(join(root, "services.yaml"), "  - toys\n");
  cpSync(join(root, "services/integrations.yaml"), join(root, "services/games.yaml"));
  const [unlisted, absent] = mistakes();
  expect(unlisted).toMatch(/^services\/games\.yaml:1: is not in the list "categories" of .*services\.yaml$/);
  expect(absent).toMatch(/^services\.yaml:\d+: categories: .*services\/toys\.yaml does not exist$/);
  expect(absent).toContain(`:${lastLineOf("services.yaml")}:`);
});

test("a member that is listed twice is reported", () => {
  appendFileSync(join(root, "services.yaml"), "  - integrations\n");
  const line = lastLineOf("services.yaml");
  expect(mistakes()).toEqual([`services.yaml:${line}: categories: integrations is listed twice`]);
});

function lastLineOf(file: string): number {
  return readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;
}

test("vacancies need no list: the newest comes first", () => {
  const vacancy = (title: string, posted: string) =>
    `jobTitle: ${title}\njobDescription: Work\nduties:\n  - Work\nrequirements:\n  - Art\nposted: ${posted}\noffice: ${mainOffice(contentIn("en").company).id}\n`;
  mkdirSync(join(root, "careers"), { recursive: true });
  writeFileSync(join(root, "careers/a.yaml"), vacancy("Older", "2026-11-20"));
  writeFileSync(join(root, "careers/b.yaml"), vacancy("Newer", "2026-11-22"));
  expect(mistakes()).toEqual([]);
  expect(loadContent(root).careers.vacancies.map(({ slug }) => slug)).toEqual(["b", "a"]);
});
