import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIn } from "#content/index.ts";
import { languages } from "#contract/languages.ts";
import { testOf } from "#tests/support/test-of.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject();

/** Runs the command. Returns its exit code and what it said. */
async function content(words: string): Promise<[number | null, string]> {
  const command = runCommand(`npm run content -- ${words}`, folder);
  return [await command.ended, command.output()];
}

test("npm run content says what a translation lacks, and takes note of what is up to date", async () => {
  expect(await content("status")).toEqual([1, expect.stringContaining("npm run content -- accept")]);

  // A language that nobody has begun.
  const [, status] = await content("status kk");
  expect(status).toContain("content/kk/home.yaml: hero.button: missing");
  expect(status).toMatch(/\n0 of \d+ pages are in this language;/);
  expect(status).toMatch(/Missing or outdated texts: \d{3,4}$/m);

  mkdirSync(join(folder, "content/kk"));
  writeFileSync(join(folder, "content/kk/home.yaml"), "hero:\n  button: Бүтээлүүд\n  lead: зураас\n");
  expect(await content("accept kk home.yaml")).toEqual([0, expect.stringContaining("Accepted texts: 2\n")]);
  // Named as status prints it. What was accepted before stays.
  writeFileSync(join(folder, "content/kk/company.yaml"), "tagline: Сіз армандаңыз\n");
  expect(await content("accept kk content/kk/company.yaml")).toEqual([0, expect.anything()]);
  expect(await content("accept kk hoem.yaml")).toEqual([1, expect.stringContaining("hoem.yaml has no translation")]);

  const file = join(folder, "content/en/home.yaml");
  change(file, `  lead: ${contentIn("en").home.hero.lead}`, "  lead: from a line to");
  const [, later] = await content("status kk");
  expect(later).toContain("content/kk/home.yaml: hero.lead: outdated");
  expect(later).not.toMatch(/hero\.button|company\.yaml: tagline/);
  expect(later).toMatch(/\n1 of \d+ pages are in this language;/);

  // A translated item names its English one, and stays as it is when that has another place.
  appendFileSync(
    join(folder, "content/kk/home.yaml"),
    "works:\n  items:\n    - imageName: hat\n      title: Ит саябағы\n",
  );
  expect(await content("accept kk home.yaml")).toEqual([
    0,
    expect.stringContaining("works.items[hat].title: accepted"),
  ]);
  const english = parse(readFileSync(file, "utf8"));
  english.works.items.reverse();
  writeFileSync(file, stringify(english));
  const [, last] = await content("status kk");
  expect(last).toContain("content/kk/home.yaml: works.items[hat].note: missing");
  expect(last).not.toContain("works.items[hat].title");

  change(file, "  lead: from a line to", "  lead: from: a line to");
  for (const words of ["status kk", "check"])
    expect(await content(words)).toEqual([1, expect.stringMatching(/content\/en\/home\.yaml:\d+: /)]);
  change(file, "  lead: from: a line to", "  lead: from a line to");
});

testOf("careers")(
  "npm run content accepts an English text as a translation only if someone says that it is meant",
  async () => {
    const file = "content/eo/careers.yaml";
    mkdirSync(join(folder, "content/eo"));
    writeFileSync(join(folder, file), "title: Careers\nlead: Ni laboras\ncontact:\n  name: Bolormaa Tserendorj\n");
    const [code, refusal] = await content("accept eo");
    expect(code).toBe(1);
    expect(refusal).toContain(`${file}:1: title: is the English text; translate it, or `);
    expect(refusal).toContain('npm run content -- same eo "Careers"');
    expect(refusal).toContain("Accepted texts: 2\n");
    expect((await content("status eo"))[1]).toContain(`${file}: title: outdated`);
    expect(await content("same eo Careers")).toEqual([0, expect.stringContaining("Accepted texts: 1\n")]);
    expect(await content("accept eo careers.yaml")).toEqual([0, expect.stringContaining("Accepted texts: 0\n")]);
    expect(await content("same eo Lead")).toEqual([1, expect.stringContaining('No text of content/eo is "Lead"')]);
  },
);

test("npm run content -- samples lists what is left, until it was replaced or someone says that it is true", async () => {
  const other = copyProject();
  const samples = async (words = ""): Promise<[number | null, string]> => {
    const command = runCommand(`npm run content -- samples ${words}`, other);
    return [await command.ended, command.output()];
  };
  const rows = [
    {
      id: "people",
      what: "a team",
      texts: { "team.yaml": ["members.*.lastName"] },
      todo: "Name yours.",
      pages: ["/about-us"],
    },
  ];
  writeFileSync(join(other, "content/samples.yaml"), stringify(rows));
  writeFileSync(join(other, "content/samples.json"), "{}");
  expect(await samples("mark people")).toEqual([0, expect.anything()]);
  const [first, ...people] = contentIn("en").team.members;
  change(join(other, "content/en/team.yaml"), `lastName: ${first?.lastName}\n`, "lastName: Hopper\n");
  expect(await samples()).toEqual([
    0,
    expect.stringContaining(`people: a team\n  Name yours.\n  Left: ${people.length} in content/en/team.yaml\n`),
  ]);
  expect(await samples("people")).toEqual([
    0,
    expect.stringMatching(`content/en/team.yaml:\\d+: ${people[0]?.lastName}\n`),
  ]);
  const [, line] = (await samples("people"))[1].match(/(content\/en\/team\.yaml:\d+): /) ?? [];
  expect(await samples(`keep people ${line}`)).toEqual([
    0,
    expect.stringContaining(`people: 1 are no samples any more, and ${people.length - 1} are left.`),
  ]);
  // What is misspelled keeps nothing, not even what stands beside it.
  expect(await samples("keep people content/en content/en/taem.yaml")).toEqual([
    1,
    expect.stringContaining("content/en/taem.yaml has no sample material of people."),
  ]);
  expect(await samples("keep people content/en")).toEqual([
    0,
    expect.stringContaining(`${people.length - 1} are no samples any more`),
  ]);
  const [, nothingLeft] = await samples();
  expect(nothingLeft).toContain("No sample material is left.");
  // An English text was changed above.
  for (const language of languages.slice(1))
    expect(nothingLeft).toContain(`in content/${language}: 1. See them: npm run content -- status ${language}`);
  expect(await samples("keep poeple")).toEqual([
    1,
    expect.stringContaining("There is no row poeple. There are: people."),
  ]);
});

test("the build stops at links to a page that is not there, with the line of each", async () => {
  const other = copyProject();
  const file = join(other, "content/en/about-us.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^lead: .*$/m, "lead: We built [that](/works/nothing)."));
  const build = runCommand("npm run build", other);
  expect(await build.ended).toBe(1);
  expect(build.output()).toMatch(/content\/en\/about-us\.yaml:\d+: lead: .* no page \/works\/nothing\./);
});

testOf("careers", "mongolian")(
  "what is accepted while a part is off leaves what was said of the part as it is",
  async () => {
    const other = copyProject();
    const stored = () => readFileSync(join(other, "content/mn/translated-from.json"), "utf8");
    const before = stored();
    const switches = join(other, "content/parts.yaml");
    writeFileSync(switches, readFileSync(switches, "utf8").replaceAll(/: on\b/g, ": off"));
    const accept = runCommand("npm run content -- accept mn", other);
    expect([await accept.ended, accept.output()]).toEqual([0, expect.stringContaining("Accepted texts: 0\n")]);
    expect(stored()).toBe(before);
  },
);
