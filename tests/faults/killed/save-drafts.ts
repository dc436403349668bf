// Saves one draft after the other until it is killed, and says what it has written.
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDrafts } from "#server/publishing/drafts.ts";

const [repository = "", round = ""] = process.argv.slice(2);
const drafts = openDrafts({ repository, project: repository, findMistakes: async () => [], record: async () => {} });
for (let count = 0; ; count++) {
  const name = `kill-${round}-${count}`;
  const file = `content/en/${name}.yaml`;
  const path = join(await drafts.draftFolder(), file);
  writeFileSync(`${path}.new`, `words: ${name}\n`);
  renameSync(`${path}.new`, path);
  process.stdout.write(`written ${name}\n`);
  await drafts.recordDraft({ files: [file], person: { name: "Ada", email: "ada@ideas.test" }, detail: name });
  process.stdout.write("saved\n");
}
