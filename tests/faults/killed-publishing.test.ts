import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { chooseRelease } from "#server/publishing/choose-release.ts";
import { journalIn } from "#server/publishing/publishing.ts";
import { until } from "#tests/support/client.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { currentTitle, openSmallPublishing, startPublishing } from "#tests/support/publishing.ts";
import { gitOf, person, saveDraft } from "#tests/support/repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testOf } from "#tests/support/test-of.ts";

const home = "content/en/home.yaml";
const steps = ["build", "publish", "push", "undo"];
const log = { warn: () => {}, error: () => {} };

testOf("desk")("whenever publishing or undoing is killed, the next start serves what main says, whole", async () => {
  const started = await withRemote();
  for (let round = 0; round < shortOrFull(20, 80); round++) {
    const child = start(started.repository, String(round));
    const step = steps[round % steps.length] ?? "";
    await until(`it began to ${step}`, () => child.said().includes(step));
    await wait(23 * (round % 9));
    process.kill(-child.pid, "SIGKILL");
    await child.ended;
    await checkAndGoOn(started, round);
  }
  expect(started.git("fsck", "--no-dangling")).toBe("");
});

testOf("desk")("a kill between any two steps of publishing and undoing leaves the old site or the new", async () => {
  const started = await withRemote();
  const { repository, git } = started;
  const seen = new Set<string>();
  // In the short form every third step.
  for (let step = 0, code: unknown = null; code !== 0; step += shortOrFull(3, 1)) {
    const before = git("rev-parse", "main");
    [code] = await start(repository, String(step), String(step)).ended;
    const journal = existsSync(journalIn(repository)) ? "a journal" : "no journal";
    seen.add(`${git("rev-parse", "main") === before ? "old" : "new"}, ${journal}`);
    await checkAndGoOn(started, step);
  }
  expect([...seen]).toEqual(expect.arrayContaining(["old, no journal", "new, a journal", "new, no journal"]));
});

type Started = Awaited<ReturnType<typeof startPublishing>>;

async function withRemote(): Promise<Started> {
  const started = await startPublishing();
  const remote = temporaryFolder();
  gitOf(remote)("init", "--quiet", "--bare", "--initial-branch=main");
  started.git("remote", "add", "origin", remote);
  return started;
}

function start(...args: string[]) {
  const child = spawn(process.execPath, ["tests/faults/killed/publish-drafts.ts", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  return { pid: child.pid ?? 0, said: () => said, ended: once(child, "exit") };
}

async function checkAndGoOn({ repository, git, draft, main }: Started, round: number): Promise<void> {
  const folder = await chooseRelease(join(repository, "build/current"), repository, log);
  expect(folder).toBe(realpathSync(join(repository, "build/current")));
  const title = git("show", `main:${home}`).split("\n")[0] ?? "";
  expect([currentTitle(repository), main(home)?.split("\n")[0]]).toEqual([title, title]);
  expect([existsSync(journalIn(repository)), git("status", "--porcelain")]).toEqual([false, ""]);

  const { publishing, drafts } = openSmallPublishing(repository);
  const commit = await saveDraft(drafts, { [home]: `title: After ${round}\n` });
  await publishing.startPreview();
  await until("the preview is ready", () => publishing.shown()?.commit === commit);
  await publishing.publish({ commit, person });
  expect([currentTitle(repository), draft(home)]).toEqual([`title: After ${round}`, `title: After ${round}\n`]);
}
