import { expect, test } from "vitest";
import { guideSearch } from "#content/en/guide-search.ts";
import { stemsOf } from "./stems.ts";

const stem = (text: string) => stemsOf(text, guideSearch).join(" ");

test.each([
  ["delete", "deleted", "deleting", "deletes"],
  ["invoice", "invoices", "invoicing"],
  ["tax", "taxes", "taxed"],
  ["employee", "employees"],
  ["set", "sets", "setting", "settings"],
  ["category", "categories"],
  ["pay", "pays", "paying", "payment", "payments"],
])("%s is one word in all its forms", (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

test("words that say nothing, marks and numbers are left out", () => {
  expect(stem("How do I …?")).toBe("");
  expect(stem("What's the customer's 10.25%")).toBe(stem("customer"));
  expect(stem("pre-auth & **tab**")).toBe("pre auth tab");
});

test("short words keep their endings", () => expect(stem("bus ring")).toBe("bus ring"));
