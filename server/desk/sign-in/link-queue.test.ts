import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLinkQueue } from "./link-queue.ts";

test("in a flood of strangers, whoever has signed in with their browser before is next", async () => {
  const made: string[] = [];
  const errors: unknown[] = [];
  type Link = { name: string; knownPerson: string | undefined };
  const add = createLinkQueue<Link>(
    async ({ name }) => void made.push(name),
    (error) => errors.push(error),
  );
  for (const name of ["a stranger", "another"]) add({ name, knownPerson: undefined });
  add({ name: "a colleague", knownPerson: "0199" });
  await setImmediate();
  expect([made, errors]).toEqual([["a stranger", "a colleague", "another"], []]);
});
