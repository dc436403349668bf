// Publishes and undoes on a small disk that is nearly full, makes room, and does it again. Says what happened.
import { cpSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "#tests/support/client.ts";
import { currentTitle, openSmallPublishing, titleOf } from "#tests/support/publishing.ts";
import { gitOf, person, saveDraft } from "#tests/support/repository.ts";
import { fill, freeBytes } from "./small-disk.ts";

const [source = "", repository = ""] = process.argv.slice(2);
cpSync(source, repository, { recursive: true, verbatimSymlinks: true });
const { publishing, drafts, live } = openSmallPublishing(realpathSync(repository));
const git = gitOf(repository);
const file = "content/en/home.yaml";

for (const left of [160, 80, 40, 20, 0]) {
  const commit = await saveDraft(drafts, { [file]: `title: With ${left}\n` });
  await publishing.startPreview();
  await until("the preview is ready", () => publishing.shown()?.commit === commit);
  await trying("publish", left, () => publishing.publish({ commit, person }));
  await trying("undo", left, async () => {
    const [last] = await publishing.publications();
    await publishing.undo({ id: last?.id ?? "", person });
  });
}
process.stdout.write(`${git("fsck", "--no-dangling")}\n`);

/** Does something with so many KB left; if that is refused, visitors see the old site, and it works once there is room. */
async function trying(what: string, left: number, act: () => Promise<void>): Promise<void> {
  const before = seen();
  fill(repository, freeBytes(repository) - left * 1024);
  const refusal = await act().then(
    () => undefined,
    (error: Error) => error.message,
  );
  rmSync(join(repository, "filler"));
  if (refusal !== undefined) {
    process.stdout.write(`${what}: ${refusal}\n`);
    // What was written down may be finished by the next thing that is done.
    await act().catch(() => {});
  }
  const after = seen();
  const isWhole = new Set(after).size === 1 && String(after) !== String(before);
  process.stdout.write(`${what}: ${isWhole ? "whole" : `${before} | ${after}`}\n`);
}

/** What visitors see, what the next start serves, and what is published. */
function seen(): string[] {
  return [titleOf(live.files), currentTitle(repository), git("show", `main:${file}`).split("\n")[0] ?? ""];
}
