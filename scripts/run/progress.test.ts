import { expect, test } from "vitest";
import { startProgress } from "./progress.ts";

test("a terminal sees one line with count and rate, rewritten ten times a second at most", () => {
  expect(work({ isTTY: true })).toEqual([
    "\rCompressing: 2 of 5, 20 per second\x1b[K",
    "\rCompressing: 4 of 5, 20 per second\x1b[K",
    "\rCompressing: 5 of 5, 20 per second\x1b[K\n",
  ]);
});

test("a file or a pipe gets one plain line once all is done", () => {
  expect(work({ isTTY: false })).toEqual(["Compressing: 5 of 5\n"]);
});

test.each([true, false])("with --silent nothing is said (on a terminal: %s)", (isTTY) => {
  expect(work({ isTTY, isSilent: true })).toEqual([]);
});

/** What is said during five items of 50 ms each. */
function work({ isTTY, isSilent = false }: { isTTY: boolean; isSilent?: boolean }): string[] {
  const written: string[] = [];
  let time = 0;
  const advance = startProgress("Compressing", 5, {
    out: { isTTY, write: (text) => written.push(text) },
    isSilent,
    now: () => time,
  });
  for (let item = 0; item < 5; item += 1) {
    time += 50;
    advance();
  }
  return written;
}
