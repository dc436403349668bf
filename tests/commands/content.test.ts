import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const readme = readFileSync("content/README.md", "utf8");
const folder = copyProject();

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

/** The example of a recipe, as it stands in the file. */
function example(recipe: string): string {
  const [, text = ""] = readme.match(new RegExp(`## ${recipe}\\n.*?\`\`\`yaml\\n(.*?) *\`\`\``, "s")) ?? [];
  return text.replace(/^ {3}/gm, "");
}

function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), "utf8");
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replaceAll(from, to));
}

const page = (path: string) => readFileSync(join(folder, "build/client", path, "index.html"), "utf8");

test("the recipes of content/README.md do what they say", async () => {
  change("content/en/home.yaml", "  button: View our works\n", `  ${example("Change a sentence")}`);

  const job = join(folder, "content/en/careers/front-end-developer.yaml");
  appendFileSync(job, example("Post a job"));

  const pictures = join(folder, "content/pictures");
  copyFileSync(join(pictures, "works/hat.svg"), join(pictures, "works/library-app.svg"));
  const work = example("Add a client work").replace(/^/gm, "    ").trimEnd();
  change(
    "content/en/home.yaml",
    "    - imageName: membership-dog-park",
    `${work}\n    - imageName: membership-dog-park`,
  );

  const newPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="33" viewBox="0 0 77 33"/>';
  writeFileSync(join(pictures, "clients/mesa.svg"), newPicture);

  change("content/en/site.yaml", "hello@ideascoded.example", "sales@company.example");

  const build = runCommand("npm run build", folder);
  expect([await build.ended, build.output()]).toEqual([0, expect.any(String)]);
  expect(page("")).toContain("See what we built");
  expect(page("careers")).toContain("Front-End Developer");
  expect(page("careers/front-end-developer")).toContain("Review the code of others");
  expect(page("")).toContain("A phone that shows three borrowed books");
  expect(page("")).toMatch(/width="77" height="33"/);
  expect(page("privacy-policy")).toContain("mailto:sales@company.example");
  expect(page("privacy-policy")).not.toContain("hello@ideascoded.example");

  const posted = readFileSync(job, "utf8");
  writeFileSync(job, posted.replace("jobTitle: Front-End Developer", 'jobTitle: ""'));
  const broken = runCommand("npm run build", folder);
  expect(await broken.ended).not.toBe(0);
  const [, message = "no message"] = readme.match(/^ {4}(content\/en\/.*)$/m) ?? [];
  expect(broken.output()).toContain(message);
  writeFileSync(job, posted);
});

test("npm run content says what a translation lacks, and takes note of what is up to date", async () => {
  const nothing = runCommand("npm run content -- status", folder);
  expect([await nothing.ended, nothing.output()]).toEqual([1, expect.stringContaining("npm run content -- accept")]);

  const status = runCommand("npm run content -- status mn", folder);
  await status.ended;
  expect(status.output()).toContain("content/mn/home.yaml: hero.button: missing");
  expect(status.output()).toMatch(/\n0 of \d+ pages have a translation;/);
  expect(status.output()).toMatch(/\d{4} texts are missing or outdated\./);

  mkdirSync(join(folder, "content/mn"));
  writeFileSync(join(folder, "content/mn/home.yaml"), "hero:\n  button: Бүтээлүүд\n  lead: зураас\n");
  expect(await runCommand("npm run content -- accept mn home.yaml", folder).ended).toBe(0);
  change("content/en/home.yaml", "  lead: from a loose line to", "  lead: from a line to");
  const later = runCommand("npm run content -- status mn", folder);
  await later.ended;
  expect(later.output()).toContain("content/mn/home.yaml: hero.lead: outdated");
  expect(later.output()).not.toContain("hero.button");
  expect(later.output()).toMatch(/\n1 of \d+ pages have a translation;/);
});
