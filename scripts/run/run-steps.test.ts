import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const writeReport = (report: string) =>
  `require("node:fs").writeFileSync(process.argv.at(-1).split("=")[1], ${JSON.stringify(report)});`;
const threePassed = writeReport('{ "numPassedTests": 3, "numFailedTests": 0 }');

test.each([
  ["dies before its report", "process.exit(7)", ["exit code 7", "none ran"], "0 passed, 1 failed"],
  [
    "throws where nobody catches",
    "throw new Error('of the set-up')",
    ["of the set-up", "exit code 1"],
    "0 passed, 1 failed",
  ],
  ["is killed", "process.kill(process.pid, 'SIGKILL')", ["ended by SIGKILL", "memory"], "0 passed, 1 failed"],
  ["is stopped", "process.kill(process.pid, 'SIGTERM')", ["ended by SIGTERM"], "0 passed, 1 failed"],
  ["has no room for its report", writeReport('{ "numPassed'), ["exit code 0", "none ran"], "0 passed, 1 failed"],
  [
    "ends well without a test",
    writeReport('{ "numPassedTests": 0, "numFailedTests": 0 }'),
    ["exit code 0", "none ran"],
    "0 passed, 1 failed",
  ],
  [
    "fails outside any test",
    `${threePassed} process.exit(1)`,
    ["exit code 1", "something around them did"],
    "3 passed, 1 failed",
  ],
])("a runner that %s is one failure, and says how it ended, in which step", (_how, runner, said, counted) => {
  const { stdout, stderr, status } = runStepsWith(runner);
  for (const text of ['in the step "some tests"', "No test failed", ...said]) expect(stderr).toContain(text);
  expect(stdout.trim().split("\n").at(-1)).toBe(counted);
  expect(status).toBe(1);
});

test("a failed test is counted, and nothing else is said", () => {
  const runner = `${writeReport('{ "numPassedTests": 3, "numFailedTests": 2 }')} process.exit(1)`;
  const { stdout, stderr } = runStepsWith(runner);
  expect(stdout).toContain("3 passed, 2 failed");
  expect(stderr).toBe("");
});

test("a runner that cannot start is one failure, and the next step still runs", () => {
  const { stdout, stderr } = runStepsWith(undefined);
  expect(stderr).toContain('The step "some tests" could not run');
  expect(stdout).toContain("1 passed, 1 failed");
});

test("a run that is stopped stops its runner, too", () => {
  const { stdout } = runStepsWith(
    `process.on("SIGTERM", () => { console.log("runner stopped"); process.exit(); });
    setTimeout(() => console.log("runner went on"), 10_000);
    process.kill(process.ppid, "SIGTERM");`,
  );
  expect(stdout).toBe("\n— some tests\nrunner stopped\n");
});

test.each([
  ["ends", ""],
  [
    "is stopped",
    "process.on('SIGTERM', () => process.exit()); process.kill(process.ppid, 'SIGTERM'); setInterval(() => {}, 1_000);",
  ],
])("what tests leave in their temporary folder is gone when a run %s", (_how, ending) => {
  const { stdout } = runStepsWith(
    `const folder = require("node:fs").mkdtempSync(require("node:os").tmpdir() + "/of-a-test-");
    console.log(folder); ${ending}`,
  );
  const [, folder = ""] = stdout.match(/^(.*of-a-test-.*)$/m) ?? [];
  expect(folder).not.toBe("");
  expect(existsSync(folder)).toBe(false);
});

/** Runs two steps in a process of their own: this program in the place of vitest, and one that passes. */
function runStepsWith(runner: string | undefined) {
  const bin = temporaryFolder();
  if (runner !== undefined) {
    writeFileSync(join(bin, "vitest"), `#!${process.execPath}\n${runner}`);
    chmodSync(join(bin, "vitest"), 0o755);
  }
  const script = `
    const { runSteps } = await import("./scripts/run/run-steps.ts");
    const steps = [{ name: "some tests", tool: "vitest", args: [] }];
    ${runner === undefined ? `steps.push({ name: "a tool", tool: ${JSON.stringify(process.execPath)}, args: ["--version"] });` : ""}
    process.exit(await runSteps(steps));`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, PATH: [bin, "/usr/bin", "/bin"].join(delimiter) },
  });
}
