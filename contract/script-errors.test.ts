import { expect, test } from "vitest";
import { messageWithoutData } from "./script-errors.ts";

test.each([
  [
    "Uncaught TypeError: Cannot read properties of undefined (reading 'dataset')",
    "Uncaught TypeError: Cannot read properties of undefined (reading dataset)",
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Ada\'s "notes"" is not valid JSON',
    "SyntaxError: Unexpected token … is not valid JSON",
  ],
  [
    "Failed to fetch dynamically imported module: https://site.example/static/a.js?ada=1",
    "Failed to fetch dynamically imported module: …",
  ],
  ["No user ada@engine.test at line 1815\nof\u202e 12", "No user … at line 0 of 0"],
  ["a".repeat(200), "a".repeat(120)],
])("of %j stays %j", (message, kept) => {
  expect(messageWithoutData(message)).toBe(kept);
});
