import { expect, test } from "vitest";
import { compareStored } from "./compare-stored.ts";

const [ada, bo] = [
  { id: "1", name: "Ada" },
  { id: "2", name: "Bo" },
];
const [first, second] = [
  { id: "a", request_id: "1" },
  { id: "b", request_id: "2" },
];
const whole = { sent: ["Ada", "Bo"], stored: [ada, bo], mails: [first, second], messageIds: ["<a@x>", "<b@x>"] };

test.each([
  ["nothing", whole, [0, 0, 0, 0]],
  ["a lost request", { ...whole, stored: [ada], mails: [first], messageIds: ["<a@x>"] }, [1, 0, 0, 0]],
  ["a doubled request", { ...whole, stored: [ada, bo, { ...bo, id: "3" }] }, [0, 1, 1, 0]],
  ["a request without a mail", { ...whole, mails: [first], messageIds: ["<a@x>"] }, [0, 0, 1, 0]],
  ["a mail that never arrived", { ...whole, messageIds: ["<b@x>"] }, [0, 0, 1, 0]],
  ["a mail that arrived twice", { ...whole, messageIds: ["<a@x>", "<b@x>", "<b@x>"] }, [0, 0, 0, 1]],
  ["two mails about one request", { ...whole, mails: [first, { ...second, request_id: "1" }] }, [0, 0, 1, 1]],
])("the soak notices %s", (_what, left, counts) => {
  expect(Object.values(compareStored(left))).toEqual(counts);
});
