import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { isOnContent } from "#contract/parts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testOf } from "#tests/support/test-of.ts";
import { contentIn } from "./index.ts";
import { loadContent, mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";

const { services, team, contact, works } = contentIn("en");
const [service] = services.categories;
const [ofPurpose] = services.categories.filter(({ purpose }) => purpose);
const [withWorks] = services.categories.filter(({ works }) => works.length > 0);
const [study] = works.cases;
const groups = team.filters.map(({ group }) => group);
const purposes = contact.purposes.map(({ value }) => value);

let root = "";

beforeEach(() => {
  root = join(temporaryFolder(), "en");
  cpSync("content/en", root, { recursive: true });
  // Vacancies come and go.
  rmSync(join(root, "careers"), { recursive: true, force: true });
});

/** What an editor does to a file: writes another value into a field, or types elsewhere in its line. */
type Change = { value: string } | { line: (line: string) => string };

/** Changes a field of a file, like "labels.mailSubject", and returns its line and what the editor is told. */
function change(file: string, field: string, change: Change): { line: number; told: string[] } {
  const text = readFileSync(join(root, file), "utf8");
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = field.split(".");
  const value = document.getIn(path, true) as Node;
  const group = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const pair = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const [from = 0, to = 0] = value.range ?? [];
  const { line } = lines.linePos((pair?.key as Node | undefined)?.range?.[0] ?? from);
  if ("value" in change) writeFileSync(join(root, file), text.slice(0, from) + change.value + text.slice(to));
  else {
    const all = text.split("\n");
    all[line - 1] = change.line(all[line - 1] ?? "");
    writeFileSync(join(root, file), all.join("\n"));
  }
  return { line, told: mistakes() };
}

function mistakes(): string[] {
  return mistakesIn(root).map((mistake) => describeMistake(mistake).replace(`${root}/`, ""));
}

const long = "Careers for all who finish what they begin in large and small towns";
const description = `${"Everything about our work and more. ".repeat(4)}Told by {company.name}`;
const described = description.replace("{company.name}", contentIn("en").company.name);

const cases: [string, [string, string, Change], string][] = [
  [
    "a quotation mark is missing",
    ["careers.yaml", "labels.mailSubject", { value: "'Application: {jobTitle}" }],
    "careers.yaml:@: a quotation mark, a comma or a closing bracket is missing",
  ],
  [
    "a double quotation mark is missing",
    ["careers.yaml", "labels.mailButton", { value: '"Apply by email' }],
    "careers.yaml:@: a quotation mark, a comma or a closing bracket is missing",
  ],
  [
    "a story has two sentences",
    [
      "home.yaml",
      "works.items.0.story",
      { value: "Four calendars double-booked people twice a week. We merged them into one." },
    ],
    "home.yaml:@: works.items.0.story: must be one sentence, with a period at its end",
  ],
  [
    "a link inside a text runs a script",
    ["careers.yaml", "lead", { value: '"Read [this](JavaScript:alert) first."' }],
    "careers.yaml:@: lead: must have links that begin with /, #, https://, mailto: or tel:, as in [label](/about-us)",
  ],
  [
    "a title is too long",
    ["careers.yaml", "head.title", { value: long }],
    `careers.yaml:@: head.title: must not be longer than 60 characters: it has ${long.length}`,
  ],
  [
    "a text is too long once a fact is filled in",
    ["careers.yaml", "head.description", { value: description }],
    `careers.yaml:@: head.description: must not be longer than 160 characters: it has ${described.length} characters with {company.name} filled in: ${described}`,
  ],
  [
    "a line is indented wrongly",
    ["careers.yaml", "contact.role", { line: (line) => ` ${line}` }],
    "careers.yaml:@: this line is indented too little or too much; compare it with its neighbors",
  ],
  [
    "a field has a typo",
    ["careers.yaml", "lead", { line: (line) => line.replace("lead", "leed") }],
    "careers.yaml:@: leed: is not a field that the site knows",
  ],
  [
    "there are two colons",
    ["careers.yaml", "openVacancies", { value: "Open: Vacancies" }],
    "careers.yaml:@: there are two colons here; put the text after the first in quotation marks",
  ],
  [
    "a line begins with a tab",
    ["careers.yaml", "contact.role", { line: (line) => line.replace(/^ +/, "\t") }],
    "careers.yaml:@: this line begins with a tab; use two spaces for each step",
  ],
  [
    "a list is empty",
    ["mail.yaml", "receipt.paragraphs", { line: (line) => `${line} []\n  was:` }],
    "mail.yaml:@: receipt.paragraphs: must not be empty",
  ],
  [
    "a picture is misspelled",
    ["careers.yaml", "empty.picture.file", { value: "illustrations/carers" }],
    "careers.yaml:@: empty.picture.file: content/pictures/illustrations/carers does not exist as .svg, .avif, .webp, .jpg, .jpeg, or .png",
  ],
  [
    "a manual is named that is not there",
    ["clover/hat.yaml", "manual.file", { value: "HATWebPortal_2026.pdf" }],
    "clover/hat.yaml:@: manual.file: public/assets/files/HATWebPortal_2026.pdf does not exist",
  ],
  [
    "a video has no file that could be played",
    ["guides/register-plus.yaml", "videos.0.file", { value: "register-plus/how-to-play" }],
    "guides/register-plus.yaml:@: videos.0.file: content/videos/register-plus/how-to-play.mp4 does not exist",
  ],
  [
    "a package is named that is not there",
    ["apps.yaml", "apps.0.builds.0.appname", { value: "barks" }],
    "apps.yaml:@: apps.0.builds.0.appname: public/assets/apps/barks.apk does not exist",
  ],
  [
    "a marker is unknown",
    ["careers.yaml", "head.title", { value: "Careers at {company.nmae}" }],
    "careers.yaml:@: head.title: {company.nmae} does not exist; see content/en/company.yaml for what does",
  ],
  [
    "a group of the team does not exist",
    ["team.yaml", "members.0.roleEnum", { value: "99" }],
    `team.yaml:@: members.0.roleEnum: must be one of ${groups.join(", ")}: group in filters of content/en/team.yaml`,
  ],
  [
    "nobody can choose the purpose of a service",
    [`services/${ofPurpose?.slug}.yaml`, "purpose", { value: "games" }],
    `services/${ofPurpose?.slug}.yaml:@: purpose: must be one of ${purposes.join(", ")}: value in purposes of content/en/contact.yaml`,
  ],
  [
    "something in braces means nothing there",
    ["careers.yaml", "title", { value: '"Careers {year}"' }],
    "careers.yaml:@: title: must not contain braces, except for a fact of the company like {company.email}",
  ],
  [
    "a value that the site fills in is gone",
    ["careers.yaml", "labels.mailSubject", { value: "Application" }],
    "careers.yaml:@: labels.mailSubject: must contain {jobTitle}, and nothing else in braces",
  ],
  ["a field is left out", ["careers.yaml", "title", { line: () => "" }], "careers.yaml:1: title: is missing"],
  [
    "text begins with an asterisk",
    ["careers.yaml", "lead", { value: "**We** work" }],
    "careers.yaml:@: put text that begins with * in quotation marks",
  ],
];

/** Whether there is such a file: a company may have no case study, and nothing that a service is for. */
const isThere = (file: string) => existsSync(join("content/en", file)) && isOnContent(file.replace(/\.\w+$/, ""));

test.each(cases.filter(([, [file]]) => isThere(file)))(
  "when %s, the editor reads where and what",
  (_what, [file, field, typed], sentence) => {
    const { line, told } = change(file, field, typed);
    expect(told).toContain(sentence.replace("@", String(line)));
  },
);

const [section = ""] = globSync("guides/*/*.md", { cwd: "content/en" });

testOf("clover").each([
  [
    "the fields have no end",
    "---\ntitle: Reports\n",
    "1: a line of three hyphens is missing between the fields and the text",
  ],
  [
    "an emoji has strayed in",
    "---\ntitle: Reports\n---\n\n1. Tap **Reports** 🎉.\n",
    "5: blocks.0.steps.0: must not contain emoji: the typeface has none",
  ],
  [
    "HTML stands in the text",
    "---\ntitle: Reports\n---\n\n<b>Every</b> report\n",
    "5: HTML (a text in < and >) cannot be shown here",
  ],
  [
    "a table has no caption",
    "---\ntitle: Reports\n---\n\n| a | b |\n| - | - |\n| 1 | 2 |\n",
    '5: a table needs a line above it that begins with "Table: "',
  ],
])("when in a Markdown file %s, the editor reads where and what", (_what, text, sentence) => {
  writeFileSync(join(root, section), text);
  expect(mistakes()).toContain(`${section}:${sentence}`);
});

const names = [
  [`services/${withWorks?.slug}.yaml`, "works", "\n  - nothing\n", `works.0: must be one of ${study?.slug}`],
  [`works/${study?.slug}.yaml`, "service", "nothing", `service: must be one of ${service?.slug}`],
] as const;

test.each(names.filter(([file]) => isThere(file)))("%s names only what exists", (file, field, value, sentence) => {
  expect(change(file, field, { value }).told).toEqual([expect.stringContaining(`: ${sentence}`)]);
});

test("a file that cannot be read is the only mistake, whoever names what is in it", () => {
  writeFileSync(join(root, `services/${service?.slug}.yaml`), "title: 'Services\n");
  expect(mistakes()).toEqual([expect.stringMatching(/^services\/.*a quotation mark/)]);
});

test("all mistakes are reported together", () => {
  change("offline.yaml", "title", { value: '""' });
  expect(change("home.yaml", "hero.button", { value: '""' }).told).toEqual([
    expect.stringMatching(/^home\.yaml:\d+: hero\.button: must not be empty$/),
    expect.stringMatching(/^offline\.yaml:\d+: title: must not be empty$/),
  ]);
});

test("a member that its list lacks, and one that is listed without a file, are reported", () => {
  const line = listService("toys");
  cpSync(join(root, `services/${service?.slug}.yaml`), join(root, "services/games.yaml"));
  const [unlisted, absent] = mistakes();
  expect(unlisted).toMatch(/^services\/games\.yaml:1: is not in the list "categories" of .*services\.yaml$/);
  expect(absent).toMatch(/^services\.yaml:\d+: categories: .*services\/toys\.yaml does not exist$/);
  expect(absent).toContain(`:${line}:`);
});

test("a service that the home page does not lead to, and one that tells other steps than About us, are reported", () => {
  const file = `services/${service?.slug}.yaml`;
  const stepless = readFileSync(join(root, file), "utf8").replace(/^approach:\n {2}- .*\n/m, "approach:\n");
  writeFileSync(join(root, file), stepless);
  const home = readFileSync(join(root, "home.yaml"), "utf8");
  writeFileSync(join(root, "home.yaml"), home.replace(`href: /services/${service?.slug}`, "href: /works"));
  const line = stepless.split("\n").indexOf("approach:") + 2;
  expect(mistakes()).toEqual([
    `${file}:1: content/en/home.yaml has no card with href: /services/${service?.slug} in services`,
    `${file}:${line}: approach: must have ${services.categories[0]?.approach.length} entries, one for each step of story in content/en/about-us.yaml`,
  ]);
});

test("a member that is listed twice is reported", () => {
  const line = listService(service?.slug ?? "");
  expect(mistakes()).toEqual([`services.yaml:${line}: categories: ${service?.slug} is listed twice`]);
});

/** Adds a service at the end of the list, and returns its line. */
function listService(slug: string): number {
  const file = join(root, "services.yaml");
  const lines = readFileSync(file, "utf8").split("\n");
  const end = lines.indexOf("categories:") + 1 + contentIn("en").services.categories.length;
  lines.splice(end, 0, `  - ${slug}`);
  writeFileSync(file, lines.join("\n"));
  return end + 1;
}

testOf("careers")("vacancies need no list: the newest comes first", () => {
  const vacancy = (title: string, posted: string) =>
    `jobTitle: ${title}\njobDescription: Work\nduties:\n  - Work\nrequirements:\n  - Art\nposted: ${posted}\n`;
  mkdirSync(join(root, "careers"), { recursive: true });
  writeFileSync(join(root, "careers/a.yaml"), vacancy("Older", "2026-11-20"));
  writeFileSync(join(root, "careers/b.yaml"), vacancy("Newer", "2026-11-22"));
  expect(mistakes()).toEqual([]);
  expect(loadContent(root).careers.vacancies.map(({ slug }) => slug)).toEqual(["b", "a"]);
});
