import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { findPicture } from "#content/pictures.ts";
import { mainLanguage } from "#contract/languages.ts";
import { addRelease } from "#scripts/run/releases.ts";
import { until } from "#tests/support/client.ts";
import { testOf } from "#tests/support/test-of.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const { company, home: homeContent } = contentIn("en");
const readme = readFileSync("content/README.md", "utf8");
const folder = copyProject({ siteOnly: true });
const job = join(folder, "content/en/careers/front-end-developer.yaml");
const port = "4795";

followRecipes();

test("npm start builds once and serves the site; a second start does not build again, and a third says that the port is in use", async () => {
  const first = runCommand("npm start", folder, { PORT: "0", LOG_LEVEL: "warn" });
  const [, address = ""] = await first.says(/(http:\/\/localhost:\d+)/);
  expect(await (await fetch(address)).text()).toContain(company.tagline);
  expect(first.output()).toContain("Building the site");
  // The build runs as for production. The server that follows must not take that for its own setting.
  expect(first.output()).not.toContain("DATA_DIR is");
  await first.stop();

  const second = runCommand("npm start", folder, { PORT: port, LOG_LEVEL: "silent" });
  await second.says(/http:\/\/localhost:\d+/);
  expect(second.output()).not.toContain("Building the site");
  const third = runCommand("npm start", folder, { PORT: port, LOG_LEVEL: "silent", DATA_DIR: "data-2" });
  expect(await third.ended).toBe(1);
  expect(third.output()).toContain(`Port ${port} is already in use.`);
  await second.stop();
});

test("npm start says in a sentence what is wrong with a setting", async () => {
  const bad = runCommand("npm start", folder, { PORT: "eighty" });
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toContain("PORT must be a whole number from 0 to 65535.");
});

test("the recipes of content/README.md do what they say", () => {
  expect(page("")).toContain("See our work");
  expect(page("")).toContain(altOfNewWork());
  expect(page("")).toMatch(/width="77" height="33"/);
  expect(page("privacy-policy")).toContain("mailto:sales@company.example");
  expect(page("privacy-policy")).not.toContain(company.email);
});

testOf("careers")("the recipe for a job does what it says", () => {
  expect(page("careers")).toContain("Front-End Developer");
  expect(page("careers/front-end-developer")).toContain("Review the code of others");
});

testOf("mongolian")(
  "a client work that is not translated yet is in English, and those after it keep their words",
  () => {
    const works = contentIn("mn").home.works.items;
    for (const alt of [altOfNewWork(), ...works.map(({ alt }) => alt)]) expect(page("mn")).toContain(alt);
  },
);

testOf("careers")(
  "npm run build stops at broken content and names file, line and field as content/README.md shows it",
  async () => {
    change(job, "jobTitle: Front-End Developer", 'jobTitle: ""');
    const broken = runCommand("npm run build", folder);
    expect(await broken.ended).not.toBe(0);
    const [, message = "no message"] = readme.match(/^ {4}(content\/en\/.*)$/m) ?? [];
    expect(broken.output()).toContain(message);
    expect(broken.output()).not.toContain("    at ");
    change(job, 'jobTitle: ""', "jobTitle: Front-End Developer");
    expect(await (await serve()).read("/careers")).toContain("Front-End Developer");
  },
);

test("a server starts during a build, and after the build was killed, with the release from before", async () => {
  const [before, ...others] = releases();
  expect(others).toEqual([]);
  const build = runCommand("npm run build", folder);
  await until("the build has begun", () => releases().length > 1);
  expect(await (await serve()).read("/")).toContain("See our work");
  await build.stop("SIGKILL");
  expect(await (await serve()).read("/")).toContain("See our work");
  expect(releases()).toContain(before);
});

test("Ctrl+C during a build says that the release from before is still the current one", async () => {
  const before = releases();
  const build = runCommand("npm run build", folder);
  await until("the build has begun", () => releases().some((name) => !before.includes(name)));
  await build.stop("SIGINT");
  expect(build.output()).toContain("The release from before is still the current one.");
  expect(releases()).toContain(before[0]);
});

testOf("desk")(
  "a running server keeps its desk after two builds, and npm run rollback brings the earlier release back",
  async () => {
    await runCommand("npm run desk -- invite you@company.example", folder).ended;
    const first = await serve();
    const sources = readFileSync(join(folder, "build/current/made-from"), "utf8");
    await addChanged("earlier sources", "Earlier");
    await addChanged(sources, "Later");

    expect(await titles(first)).not.toMatch(/Earlier|Later/);
    const later = await serve();
    expect(await titles(later)).toMatch(/^<title>Later.*\n.*Desk Later/);

    const rollback = runCommand("npm run rollback", folder);
    expect([await rollback.ended, rollback.output()]).toEqual([0, expect.stringContaining("Restart the server")]);
    const again = runCommand("npm run rollback", folder);
    expect([await again.ended, again.output()]).toEqual([1, expect.stringContaining("There is no earlier release")]);
    const earlier = await serve();
    expect(await titles(earlier)).toMatch(/^<title>Earlier.*\n.*Desk Earlier/);

    const started = await serve("npm start");
    expect(started.output()).toContain("The site was rolled back");
    expect(started.output()).not.toContain("Building the site");
    expect(await titles(started)).toMatch(/^<title>Earlier.*\n.*Desk Earlier/);
  },
);

/** Adds a copy of the current release with a word in the titles of the home page and of the desk's pages. */
async function addChanged(sources: string, word: string): Promise<void> {
  await addRelease(join(folder, "build"), sources, async (release) => {
    cpSync(join(folder, "build/current"), release, { recursive: true, dereference: true });
    for (const compressed of ["br", "gz"]) rmSync(join(release, `client/index.html.${compressed}`), { force: true });
    change(join(release, "client/index.html"), "<title>", `<title>${word} `);
    change(join(release, "desk/pages.js"), "· Desk", `· Desk ${word}`);
  });
}

/** The titles of the home page and of the desk. */
async function titles({ read }: Awaited<ReturnType<typeof serve>>): Promise<string> {
  const pages = [await read("/"), await read("/desk")];
  return pages.map((page) => page.match(/<title>.*?<\/title>/)?.[0]).join("\n");
}

function releases(): string[] {
  return readdirSync(join(folder, "build/releases"));
}

/** Starts a server as the systemd unit does, until the end of the test. */
async function serve(line = "node server/index.ts") {
  const server = runCommand(line, folder, { PORT: "0", LOG_LEVEL: "silent" });
  onTestFinished(() => server.stop());
  const [, address = ""] = await server.says(/(http:\/\/localhost:\d+)/);
  return { ...server, read: async (path: string) => (await fetch(address + path)).text() };
}

/** Changes the content before the site is built, so that one build answers all questions. */
function followRecipes(): void {
  const { hero, works, clients } = homeContent;
  const home = join(folder, "content/en/home.yaml");
  change(home, `  button: ${hero.button}\n`, `  ${example("Change a sentence")}`);

  mkdirSync(dirname(job), { recursive: true });
  writeFileSync(job, example("Post a job"));

  const pictures = join(folder, "content/pictures");
  copyFileSync(join(pictures, "works/hat.svg"), join(pictures, "works/library-app.svg"));
  const work = example("Add a client work").replace(/^/gm, "    ").trimEnd();
  const first = `    - imageName: ${works.items[0]?.imageName}`;
  change(home, first, `${work}\n${first}`);

  const newPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="33" viewBox="0 0 77 33"/>';
  writeFileSync(findPicture(clients.marks[0]?.picture.file ?? "", mainLanguage, pictures).file ?? "", newPicture);

  change(join(folder, "content/en/company.yaml"), company.email, "sales@company.example");
}

/** The example of a recipe, as it stands in the file. */
function example(recipe: string): string {
  const [, text = ""] = readme.match(new RegExp(`## ${recipe}\\n.*?\`\`\`yaml\\n(.*?) *\`\`\``, "s")) ?? [];
  return text.replace(/^ {3}/gm, "");
}

function altOfNewWork(): string {
  const [, alt = "no alt"] = example("Add a client work").match(/alt: (.*)/) ?? [];
  return alt;
}

function page(path: string): string {
  return readFileSync(join(folder, "build/current/client", path, "index.html"), "utf8");
}
