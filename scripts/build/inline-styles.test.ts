import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const sheets: Record<string, string> = {
  "/a.css": "@layer a,late;p{}",
  "/b.css": "@layer late{dialog{}}q{}",
};
const files = {
  read: (address: string) => sheets[address] ?? "",
  keep: (styles: string) => `/kept/${styles.length}.css`,
};

test("all style sheets of a page become one, in their order and at the place of the first", () => {
  const html =
    '<head><title>t</title><link rel="stylesheet" href="/a.css"/><meta/><link rel="stylesheet" href="/b.css"/></head>';
  expect(inlineStyles(html, files)).toBe(
    "<head><title>t</title><style>@layer a,late;p{}@layer late;q{}</style><meta/></head>",
  );
});

test("late styles become a file, linked at the first mark", () => {
  const html =
    '<link rel="stylesheet" href="/b.css"/><main></main><template data-late=""></template><dialog></dialog><template data-late=""></template>';
  expect(inlineStyles(html, files)).toBe(
    '<style>@layer late;q{}</style><main></main><link rel="stylesheet" href="/kept/21.css"/><dialog></dialog>',
  );
});

test("a page without style sheets stays as it is", () => {
  expect(inlineStyles("<p>words</p>", files)).toBe("<p>words</p>");
});
