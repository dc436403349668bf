import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const sheets: Record<string, string> = {
  "/a.css": "@layer a,overlays;p{}",
  "/b.css": "@layer overlays{dialog{}}q{}",
};
const files = {
  read: (address: string) => sheets[address] ?? "",
  keep: (styles: string) => `/kept/${styles.length}.css`,
};

test("all style sheets of a page become one, in their order and at the place of the first", () => {
  const html =
    '<head><title>t</title><link rel="stylesheet" href="/a.css"/><meta/><link rel="stylesheet" href="/b.css"/></head>';
  expect(inlineStyles(html, files)).toBe(
    "<head><title>t</title><style>@layer a,overlays;p{}@layer overlays;q{}</style><meta/></head>",
  );
});

test("the styles of dialogs become a file, linked where the dialogs begin", () => {
  const html = '<link rel="stylesheet" href="/b.css"/><main></main><div data-overlays=""><dialog></dialog></div>';
  expect(inlineStyles(html, files)).toBe(
    '<style>@layer overlays;q{}</style><main></main><div data-overlays=""><link rel="stylesheet" href="/kept/25.css"/><dialog></dialog></div>',
  );
});

test("a page without style sheets stays as it is", () => {
  expect(inlineStyles("<p>words</p>", files)).toBe("<p>words</p>");
});
