// Saves drafts on a small disk until it is full, makes room, and saves once more. Says what happened.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDrafts } from "#server/publishing/drafts.ts";
import { fill, freeBytes } from "./small-disk.ts";

const [repository = ""] = process.argv.slice(2);
const file = "content/en/home.yaml";
const person = { name: "Ada", email: "ada@ideas.test" };
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", ...args], { cwd: repository });

git("init", "--quiet", "--initial-branch=main");
mkdirSync(join(repository, "content/en"), { recursive: true });
writeFileSync(join(repository, file), "title: Welcome\n");
git("add", "--all");
git("commit", "--quiet", "-m", "Begin");
const drafts = openDrafts({ repository, project: repository, findMistakes: async () => [], record: async () => {} });
const save = async (text: string) => {
  writeFileSync(join(await drafts.draftFolder(), file), text);
  await drafts.recordDraft({ files: [file], person, detail: text.trim() });
};
await save("title: Saved\n");
writeFileSync(join(await drafts.draftFolder(), file), "title: Written\n");
fill(repository, freeBytes(repository));
const refusal = await drafts.recordDraft({ files: [file], person, detail: "Full" }).catch((error) => error.message);
process.stdout.write(`${refusal}\n`);
rmSync(join(repository, "filler"));
await drafts.recordDraft({ files: [file], person, detail: "With room" });
process.stdout.write((await drafts.changes()).map(({ subject }) => subject).join(", "));
process.stdout.write(`\n${readFileSync(join(await drafts.draftFolder(), file), "utf8")}`);
