// Saves one draft after the other until it is killed, and says what it has saved.
import { openDrafts } from "#server/publishing/drafts.ts";
import { saveDraft } from "#tests/support/repository.ts";

const [repository = "", round = ""] = process.argv.slice(2);
const drafts = openDrafts({ repository, project: repository, findMistakes: async () => [], record: async () => {} });
for (let count = 0; ; count++) {
  const name = `kill-${round}-${count}`;
  // Long enough to be written in several pieces.
  const words = `words: ${name}${"x".repeat(200_000)}\n`;
  await saveDraft(drafts, { [`content/en/${name}-a.yaml`]: words, [`content/en/${name}-b.yaml`]: words });
  process.stdout.write(`saved ${name}\n`);
}
