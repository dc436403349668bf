import { expect, test } from "vitest";
import { decideChange } from "./decide-change.ts";

const seen = { version: "3", status: "new", wasStatus: "new", assignee: "", wasAssignee: "" };
const decide = (changes: Record<string, string>) => decideChange(new URLSearchParams({ ...seen, ...changes }));

test("a form in which nothing was chosen has only its note", () => {
  const decision = decide({ text: " Called\r\nback ", noteKey: "k".repeat(200) });
  const note = { text: "Called\nback", isTooLong: false, key: "k".repeat(100) };
  expect(decision).toMatchObject({ choice: undefined, note });
});

test("what a person left as it was is no choice, but belongs to the change", () => {
  expect(decide({ assignee: "ada@ideas.test" })).toMatchObject({
    change: { version: 3, status: "new", assignee: "ada@ideas.test" },
    choice: { version: 3, status: undefined, assignee: "ada@ideas.test" },
  });
  const unassigned = { status: "won", wasStatus: "won", wasAssignee: "ada@ideas.test" };
  expect(decide(unassigned)?.choice).toEqual({ version: 3, status: undefined, assignee: null });
});

test("what is no such form is refused", () => {
  expect(decide({ status: "lovely" })).toBeUndefined();
  for (const version of ["", "-1", "1".repeat(10)])
    expect([version, decide({ version })]).toEqual([version, undefined]);
});
