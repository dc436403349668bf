// Saves, previews, publishes and undoes until it is killed, and says what it begins. With a third argument it kills itself,
// after so many steps of publishing and undoing: each start of Git and each change of a file is one.
import child_process from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [repository = "", round = "", steps] = process.argv.slice(2);
let left = Number.POSITIVE_INFINITY;
for (const [module, names] of [
  [child_process, ["execFile"]],
  [fs, ["renameSync", "rmSync", "symlinkSync", "writeFileSync"]],
] as [object, string[]][]) {
  for (const name of names) {
    const call = Reflect.get(module, name);
    Reflect.set(module, name, (...args: unknown[]) =>
      left-- > 0 ? call(...args) : process.kill(process.pid, "SIGKILL"),
    );
  }
}
syncBuiltinESMExports();
const { until } = await import("#tests/support/client.ts");
const { saveDraft } = await import("#tests/support/repository.ts");
const { openSmallPublishing } = await import("#tests/support/publishing.ts");
const { publishing, drafts } = openSmallPublishing(repository, { pushTo: "origin" });
const person = { name: "Ada", email: "ada@ideas.test" };
const file = "content/en/home.yaml";
for (let count = 0; ; count++) {
  const commit = await saveDraft(drafts, { [file]: `title: ${round}-${count}\n` });
  process.stdout.write("build\n");
  await publishing.startPreview();
  await until("the preview is ready", () => publishing.shown()?.commit === commit);
  process.stdout.write("publish\n");
  if (steps) left = Number(steps);
  await publishing.publish({ commit, person });
  process.stdout.write("push\n");
  const [last] = await publishing.publications();
  process.stdout.write("undo\n");
  await publishing.undo({ id: last?.id ?? "", person });
  if (steps) process.exit();
}
