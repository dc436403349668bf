import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";

test.each([
  ["ends", "process.exitCode = 3", { status: 3 }],
  ["is stopped", "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1_000)", { status: 1 }],
])("what a run keeps in memory is gone when it %s", (_how, ending, expected) => {
  const script = `
    const { keepTemporaryFilesInMemory } = await import("./scripts/run/memory-folder.ts");
    const { mkdtempSync } = await import("node:fs");
    const { tmpdir } = await import("node:os");
    keepTemporaryFilesInMemory();
    console.log(tmpdir(), mkdtempSync(tmpdir() + "/of-a-test-"));
    ${ending}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  const [folder = "", inside = ""] = stdout.trim().split(" ");
  expect({ status, stderr }).toEqual({ ...expected, stderr: "" });
  expect(inside).toMatch(/of-a-test-/);
  // Where memory has no room, the folder is the one of every program.
  expect(existsSync(folder)).toBe(folder === tmpdir());
});
