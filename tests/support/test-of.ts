import { test } from "vitest";
import { on, type PartName } from "#contract/parts.ts";

const notThere = Object.assign(() => {}, {
  each: () => () => {},
  for: () => () => {},
  skipIf: () => () => {},
}) as unknown as typeof test;

/** `test` for what is about these parts of the site: while one of them is off, the test is not there. */
export function testOf(...parts: readonly PartName[]): typeof test {
  return parts.every((part) => on[part]) ? test : notThere;
}
