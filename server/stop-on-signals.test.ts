import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { closeWithinMs, longestDelayMs, longestStopMs } from "./stop-on-signals.ts";

const root = new URL("../", import.meta.url);

/** Closes in a process of its own, and gives everything 50 milliseconds. */
function exitAfter(close: string) {
  const script = `import { closeAndExit } from "./server/stop-on-signals.ts";
    await closeAndExit(0, ${close}, (error) => console.log(error.message), 50);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root });
  return { status, said: stdout.toString().trim() };
}

test("what closes in time ends with 0", () => {
  expect(exitAfter("async () => {}")).toEqual({ status: 0, said: "" });
});

test("what never closes is cut, and ends with 1", () => {
  const said = "The server did not close within 0.05 seconds.";
  expect(exitAfter("() => new Promise(() => {})")).toEqual({ status: 1, said });
});

test("what fails to close ends with 1", () => {
  expect(exitAfter("async () => { throw new Error('broken'); }")).toEqual({ status: 1, said: "broken" });
});

test("code, unit, image, settings and manual say the same about how long a stop takes", () => {
  const read = (path: string) => readFileSync(new URL(path, root), "utf8").replace(/\n#? ?/g, " ");
  const [delay, closing, longest] = [longestDelayMs, closeWithinMs, longestStopMs].map((ms) => ms / 1_000);
  const killedAfter = (longestStopMs + 10_000) / 1_000;
  expect(read("deploy/website.service")).toContain(`TimeoutStopSec=${killedAfter} `);
  expect(read("deploy/Dockerfile")).toContain(`docker run --stop-timeout ${killedAfter} `);
  expect(read(".env.example")).toContain(`up to ${longestDelayMs}; closing takes up to ${closing} seconds more`);
  const manual = read("docs/operations.md");
  expect(manual).toContain(
    `at most ${closing} seconds after \`SHUTDOWN_DELAY_MS\` (at most ${delay}), so ${longest} in all`,
  );
  for (const setting of ["TimeoutStopSec", "stop_grace_period", "--stop-timeout", "terminationGracePeriodSeconds"]) {
    expect(manual).toContain(`\`${setting}\``);
  }
  expect(manual).toContain(`to ${killedAfter} seconds`);
});
