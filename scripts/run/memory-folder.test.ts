import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";

test.each([
  ["ends", ""],
  ["is stopped", "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1_000)"],
])("what a run keeps in memory is gone when it %s", (_how, ending) => {
  const script = `
    const { keepTemporaryFilesInMemory } = await import("./scripts/run/memory-folder.ts");
    const { mkdtempSync } = await import("node:fs");
    const { tmpdir } = await import("node:os");
    keepTemporaryFilesInMemory();
    console.log(tmpdir(), mkdtempSync(tmpdir() + "/of-a-test-"));
    ${ending}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  const [folder = "", inside = ""] = stdout.trim().split(" ");
  onTestFinished(() => rmSync(inside, { recursive: true, force: true }));
  expect(stderr).toBe("");
  expect(inside).toMatch(/of-a-test-/);
  // Where memory has no room, the folder is the one of every program.
  expect(existsSync(folder)).toBe(folder === tmpdir());
});
