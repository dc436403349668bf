import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject();

test("npm run content says what a translation lacks, and takes note of what is up to date", async () => {
  const nothing = runCommand("npm run content -- status", folder);
  expect([await nothing.ended, nothing.output()]).toEqual([1, expect.stringContaining("npm run content -- accept")]);

  // A language that nobody has begun.
  const status = runCommand("npm run content -- status kk", folder);
  await status.ended;
  expect(status.output()).toContain("content/kk/home.yaml: hero.button: missing");
  expect(status.output()).toMatch(/\n0 of \d+ pages are in this language;/);
  expect(status.output()).toMatch(/\d{3,4} texts are missing or outdated\./);

  mkdirSync(join(folder, "content/kk"));
  writeFileSync(join(folder, "content/kk/home.yaml"), "hero:\n  button: Бүтээлүүд\n  lead: зураас\n");
  const accept = runCommand("npm run content -- accept kk home.yaml", folder);
  expect([await accept.ended, accept.output()]).toEqual([0, expect.stringContaining("2 texts were accepted.")]);
  // Named as status prints it. What was accepted before stays.
  writeFileSync(join(folder, "content/kk/site.yaml"), "tagline: Сіз армандаңыз\n");
  expect(await runCommand("npm run content -- accept kk content/kk/site.yaml", folder).ended).toBe(0);
  const mistyped = runCommand("npm run content -- accept kk hoem.yaml", folder);
  expect([await mistyped.ended, mistyped.output()]).toEqual([
    1,
    expect.stringContaining("hoem.yaml has no translation"),
  ]);

  const file = join(folder, "content/en/home.yaml");
  const before = readFileSync(file, "utf8");
  expect(before).toContain("  lead: from a loose line to");
  writeFileSync(file, before.replace("  lead: from a loose line to", "  lead: from a line to"));
  const later = runCommand("npm run content -- status kk", folder);
  await later.ended;
  expect(later.output()).toContain("content/kk/home.yaml: hero.lead: outdated");
  expect(later.output()).not.toMatch(/hero\.button|site\.yaml: tagline/);
  expect(later.output()).toMatch(/\n1 of \d+ pages are in this language;/);

  // A list in another order than English is put in order before it is accepted.
  appendFileSync(join(folder, "content/kk/home.yaml"), "works:\n  items:\n    - title: Ит саябағы\n");
  expect(await runCommand("npm run content -- accept kk home.yaml", folder).ended).toBe(0);
  const [first = ""] = before.match(/ {4}- imageName: .*\n {6}title: .*\n/) ?? [];
  writeFileSync(file, before.replace(first, `${first.replace(/title: .*/, "title: Another")}${first}`));
  const moved = runCommand("npm run content -- accept kk home.yaml", folder);
  expect([await moved.ended, moved.output()]).toEqual([
    1,
    expect.stringContaining("works.items.0.title: is now works.items.1.title"),
  ]);
});
