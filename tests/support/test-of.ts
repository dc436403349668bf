import { test } from "vitest";
import { on, type PartName } from "#contract/parts.ts";

const notThere = Object.assign(() => {}, {
  each: () => () => {},
  for: () => () => {},
  skipIf: () => () => {},
}) as unknown as typeof test;

/** `test` for what is about these parts of the site: while one of them is off, the test is not there. */
export function testOf(...parts: readonly PartName[]): typeof test {
  return whileOn(test, ...parts);
}

/** The same for a test with fixtures. */
export function whileOn<Test extends typeof test>(one: Test, ...parts: readonly PartName[]): Test {
  return parts.every((part) => on[part]) ? one : (notThere as unknown as Test);
}
