// Saves drafts on a small disk until it is full, makes room, and saves once more. Says what happened.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDrafts } from "#server/publishing/drafts.ts";
import { saveDraft } from "#tests/support/repository.ts";
import { fill, freeBytes } from "./small-disk.ts";

const [repository = ""] = process.argv.slice(2);
const file = "content/en/home.yaml";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", ...args], { cwd: repository });

git("init", "--quiet", "--initial-branch=main");
mkdirSync(join(repository, "content/en"), { recursive: true });
writeFileSync(join(repository, file), "title: Welcome\n");
git("add", "--all");
git("commit", "--quiet", "-m", "Begin");
const drafts = openDrafts({ repository, project: repository, findMistakes: async () => [], record: async () => {} });
const read = async () => readFileSync(join(await drafts.draftFolder(), file), "utf8");
await saveDraft(drafts, { [file]: "title: Saved\n" }, { subject: "Saved" });
// With room for the words and none for their commit, and with room for neither.
for (const left of [40_960, 0]) {
  fill(repository, freeBytes(repository) - left);
  const refusal = await saveDraft(drafts, { [file]: "title: Written\n", "content/en/other.yaml": "new: yes\n" }).catch(
    (error) => error.message,
  );
  process.stdout.write(`${refusal}\n${await read()}`);
  rmSync(join(repository, "filler"));
}
await saveDraft(drafts, { [file]: "title: Written\n" }, { subject: "With room" });
process.stdout.write((await drafts.changes()).map(({ subject }) => subject).join(", "));
process.stdout.write(`\n${await read()}`);
