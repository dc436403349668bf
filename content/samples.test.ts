import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { isOnContent } from "#contract/parts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentIn } from "./index.ts";
import { pages } from "./pages.ts";
import { findSamples, itemsOf, keepSamples, markAsSamples, sampleRows, samplesLeft } from "./samples.ts";
import { typeset } from "./typeset.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" id="tint" class="art" width="3"/>';
const [work = ""] = pages().flatMap(({ path }) => path.match(/^\/works\/(.+)$/)?.[1] ?? []);

/** A small content in which everything is marked as sample material. `left` is what a row has left. */
function openSamples() {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const writeTeam = (...members: object[]) => write("content/en/team.yaml", stringify({ members }));
  const rows = [
    {
      id: "people",
      texts: { "team.yaml": ["members.*.firstName+lastName"] },
      files: ["content/pictures/**/team/**"],
      pages: ["/"],
      listed: true,
    },
    { id: "works", texts: { "works/*.yaml": ["lead", "team"] }, pages: ["/works/*"] },
    { id: "legal", texts: { "legal/*.md": ["text"] }, pages: ["/privacy-policy"] },
  ];
  write("content/samples.yaml", stringify(rows.map((row) => ({ what: row.id, todo: "Replace it.", ...row }))));
  writeTeam({ firstName: "Ada", lastName: "Byron" }, { firstName: "Alan", lastName: "Stone", role: "Intern" });
  write("content/pictures/team/ada.svg", drawing);
  write(`content/en/works/${work}.yaml`, stringify({ lead: "It was slow.", team: ["1 designer", "2 developers"] }));
  write("content/en/legal/us.md", "---\ntitle: Policy\n---\n\nWe store little.\n\n- A list\n- of two\n");
  markAsSamples(sampleRows(root), root);
  const rowOf = (id: string) => findSamples(root).find((row) => row.id === id);
  return { root, write, writeTeam, rowOf, left: (id: string) => rowOf(id)?.left.map(({ text, file }) => text || file) };
}

test("a changed value is no sample any more, and the others stay some, wherever they are", () => {
  const { writeTeam, left } = openSamples();
  expect(left("people")).toEqual(["Ada Byron", "Alan Stone", "content/pictures/team/ada.svg"]);
  // One is replaced, one is new, and one has moved and got another role.
  writeTeam(
    { firstName: "Grace", lastName: "Hopper" },
    { firstName: "Ada", lastName: "Stone" },
    { firstName: "Alan", lastName: "Stone", role: "Manager" },
  );
  expect(left("people")).toEqual(["Alan Stone", "content/pictures/team/ada.svg"]);
});

test("a text that happens to be that of another file is none, and one in a renamed file stays one", () => {
  const { root, write, left } = openSamples();
  write("content/en/works/other.yaml", stringify({ lead: "It took a week.", team: ["1 designer", "2 developers"] }));
  expect(left("works")).toEqual(["It was slow.", "1 designer 2 developers"]);
  renameSync(join(root, `content/en/works/${work}.yaml`), join(root, "content/en/works/renamed.yaml"));
  expect(left("works")).toEqual(["1 designer 2 developers", "It was slow.", "1 designer 2 developers"]);
});

test("a row keeps back the pages that show what is left, and no other", () => {
  const { root, write, rowOf } = openSamples();
  const row = { id: "about", what: "about", todo: "Say it.", pages: ["/", "/about-us"] };
  write("content/samples.yaml", stringify([{ ...row, texts: { "{home,about-us,company}.yaml": ["lead"] } }]));
  const unlistedWith = (file: string) => {
    write(`content/en/${file}`, stringify({ lead: "We are large." }));
    markAsSamples(sampleRows(root), root);
    const paths = rowOf("about")?.unlisted.filter((path) => row.pages.includes(path));
    rmSync(join(root, `content/en/${file}`));
    return paths;
  };
  expect(unlistedWith("home.yaml")).toEqual(["/"]);
  expect(unlistedWith("about-us.yaml")).toEqual(["/about-us"]);
  expect(unlistedWith("company.yaml")).toEqual(["/", "/about-us"]);
});

test("who marks a row forgets its earlier wordings, and what is gone", () => {
  const { root, write, left } = openSamples();
  const file = `content/en/works/${work}.yaml`;
  write(file, stringify({ lead: "It is fast.", team: [] }));
  renameSync(join(root, "content/pictures/team/ada.svg"), join(root, "content/pictures/team/alan.svg"));
  markAsSamples(sampleRows(root), root);
  const hashes = JSON.parse(readFileSync(join(root, "content/samples.json"), "utf8"));
  expect(hashes.works[file]).toHaveLength(2);
  expect(Object.keys(hashes.people)).toEqual(["content/en/team.yaml", "content/pictures/team/alan.svg"]);
  write(file, stringify({ lead: "It was slow.", team: ["1 designer", "2 developers"] }));
  expect(left("works")).toEqual([]);
});

test("a drawing is a sample also in other colors, and neither a photograph nor another drawing of its name is one", () => {
  const { root, write, left } = openSamples();
  write("content/pictures/team/ada.svg", drawing.replace("/>", ' fill="teal"/>'));
  expect(left("people")).toContain("content/pictures/team/ada.svg");
  write("content/pictures/team/ada.svg", drawing.replace('id="tint" class="art" ', ""));
  expect(left("people")).not.toContain("content/pictures/team/ada.svg");
  write("content/pictures/team/ada.svg", drawing);
  renameSync(join(root, "content/pictures/team/ada.svg"), join(root, "content/pictures/team/ada.jpg"));
  write("content/pictures/team/ada.jpg", "a photograph");
  expect(left("people")).toEqual(["Ada Byron", "Alan Stone"]);
});

test("of a long text, what was not changed stays a sample until someone says that it is true", () => {
  const { root, write, rowOf, left } = openSamples();
  write("content/en/legal/us.md", "---\ntitle: Policy\n---\n\nWe store nothing.\n\n- A list\n- of two\n");
  expect(left("legal")).toEqual(["- A list\n- of two"]);
  expect(rowOf("legal")?.unlisted).toContain("/privacy-policy");
  keepSamples("legal", rowOf("legal")?.left ?? [], root);
  expect(left("legal")).toEqual([]);
  expect(rowOf("legal")?.unlisted).toEqual([]);
});

test("a page is kept out of search engines while something of it is left, in every language", () => {
  const { write, root, rowOf } = openSamples();
  const unlisted = rowOf("works")?.unlisted ?? [];
  expect(unlisted).toContain(`/works/${work}`);
  for (const path of unlisted) expect(path).toMatch(new RegExp(`/works/${work}$`));
  write(`content/en/works/${work}.yaml`, stringify({ lead: "It is fast.", team: ["1 designer"] }));
  expect(rowOf("works")?.unlisted).toEqual([]);
  // What belongs to no page may be shown on each.
  write("content/en/works/gone.yaml", stringify({ lead: "It is new." }));
  markAsSamples(sampleRows(root), root);
  write(`content/en/works/${work}.yaml`, stringify({ lead: "It is faster.", team: ["2 designers"] }));
  const ofWorks = pages().filter(({ path }) => path.includes("/works/"));
  expect(rowOf("works")?.unlisted).toEqual(ofWorks.map(({ path }) => path));
  rmSync(join(root, "content/en/works/gone.yaml"));
  expect(samplesLeft(findSamples(root))).toEqual({
    rows: [
      { id: "people", what: "people", count: 3 },
      { id: "legal", what: "legal", count: 2 },
    ],
    pages: pages()
      .map(({ path }) => path)
      .filter((path) => path.endsWith("/privacy-policy"))
      .sort(),
  });
});

test("a row whose pages the site does not have is none", () => {
  const { root, write } = openSamples();
  const row = { id: "gone", what: "gone", todo: "Nothing.", texts: { "team.yaml": ["members.*.lastName"] } };
  write("content/samples.yaml", stringify([{ ...row, pages: ["/nowhere", "/guests/*"] }]));
  markAsSamples(sampleRows(root), root);
  expect(findSamples(root)).toEqual([]);
});

// What only draws the site itself claims nothing.
const claimsNothing = "content/pictures/**/{brand,flags,illustrations,line,rules}/**";

test("every picture, video, manual and package belongs to a row", () => {
  const named = sampleRows().flatMap(({ files }) => files);
  const files = globSync("{content/pictures,content/videos,public/assets}/**/*.*").map((file) =>
    file.replaceAll("\\", "/"),
  );
  const belongs = (file: string) => [...named, claimsNothing].some((glob) => posix.matchesGlob(file, glob));
  expect(files.filter((file) => !belongs(file))).toEqual([]);
});

test("every person, client, case study, service and legal text belongs to a row", () => {
  const items = sampleRows().flatMap((row) => itemsOf(row));
  const texts = typeset(
    "en",
    items.map(({ text }) => text),
  );
  const { team, home } = contentIn("en");
  for (const { firstName, lastName } of team.members) expect(texts).toContain(`${firstName} ${lastName}`);
  for (const { name } of home.clients.marks) expect(texts).toContain(name);
  for (const { story } of home.works.items) expect(texts).toContain(story);
  const files = globSync("content/en/{works,services,legal,guides/*}/*.{yaml,md}").map((file) =>
    file.replaceAll("\\", "/"),
  );
  const isOn = (file: string) => isOnContent(file.replace(/^content\/en\/|\.\w+$/g, ""));
  const rowless = files.filter((file) => isOn(file) && !items.some((item) => item.file === file));
  expect(rowless, "name each of these files in a row of content/samples.yaml").toEqual([]);
});
