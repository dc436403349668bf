import { setPriority } from "node:os";
import { json } from "node:stream/consumers";
import type { TaskName, Tasks } from "#content/editing/tasks.ts";
import { inWords } from "#scripts/build/check-content.ts";
import { checkChange } from "./check-change.ts";
import { NotEditable } from "./content-file.ts";
import { describeChange } from "./describe-change.ts";
import { listContent } from "./list-content.ts";
import { newFile, openForm } from "./open-form.ts";
import { deleteFile, saveForm } from "./save-form.ts";

// Reads one task about the content of its working folder, and writes what comes of it. It changes nothing there.

const tasks: {
  [Name in TaskName]: (input: Tasks[Name]["input"]) => Tasks[Name]["result"] | Promise<Tasks[Name]["result"]>;
} = {
  list: listContent,
  open: ({ file }) => openForm(file),
  openNew: ({ folder }) => openForm(newFile(folder), { values: {}, isNew: true }),
  save: saveForm,
  describe: ({ changes }) => changes.map(describeChange),
  check: async ({ scratch }) => (await checkChange({}, scratch, () => {})).mistakes.map(inWords),
  delete: deleteFile,
};

// Visitors come first.
setPriority(10);
const { task, input } = (await json(process.stdin)) as { task: TaskName; input: never };
try {
  process.stdout.write(JSON.stringify({ result: await tasks[task](input) }));
} catch (error) {
  if (!(error instanceof NotEditable)) throw error;
  process.stdout.write(JSON.stringify({ refusal: error.message }));
}
