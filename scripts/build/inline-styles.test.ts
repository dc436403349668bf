import { expect, test } from "vitest";
import { inlineStyles, rulesOf } from "./inline-styles.ts";

const mark = '<template data-late=""></template>';

test("all style sheets of a page become one, in their order and at the place of the first", () => {
  const sheets = { "/a.css": "@layer a,late;p{}\n", "/b.css": "@layer late{dialog{}}q{}\n" };
  const html = `<head><title>t</title>${linkTo("/a.css")}<meta/>${linkTo("/b.css")}</head>`;
  expect(inline(html, sheets).page).toBe(
    "<head><title>t</title><style>@layer a,late;p{}@layer late;q{}</style><meta/></head>",
  );
});

test("late styles become a file, linked at the first mark", () => {
  const html = `${linkTo("/b.css")}<main></main>${mark}<dialog></dialog>${mark}`;
  expect(inline(html, { "/b.css": "@layer late{dialog{}}q{}" })).toEqual({
    page: '<style>@layer late;q{}</style><main></main><link rel="stylesheet" href="/late.css"/><dialog></dialog>',
    late: "@layer late{dialog{}}",
  });
});

test("all rules of a late layer wait, whatever braces are in them, and the layer keeps its place among the others", () => {
  const styles = '@layer base{p{x:1}}@layer late{q{content:"}"}@media (width>9px){q{y:3}}}.r{z:4}@layer late{s{z:5}}';
  expect(inline(linkTo("/a.css") + mark, { "/a.css": styles })).toEqual({
    page: '<style>@layer base{p{x:1}}@layer late;.r{z:4}</style><link rel="stylesheet" href="/late.css"/>',
    late: '@layer late{q{content:"}"}@media (width>9px){q{y:3}}}@layer late{s{z:5}}',
  });
});

const modules =
  "@layer base{body{margin:0}.hidden{top:0}}" +
  "@layer pages{.a_head{color:red;@media (width>9px){color:blue}}.a_title{top:0}}" +
  "@media print{.c_x{top:0}}" +
  "@layer components{.b_prose{background:url(a_picture.svg);&>p{margin:1.5em}}}@layer pages;";

test.each([
  [
    "styles of a module that nothing above the mark uses wait, all others stay in their order",
    '<h1 class="a_title">.svg</h1>',
    "@layer components{.b_prose{background:url(a_picture.svg);&>p{margin:1.5em}}}",
  ],
  ["one class that is used keeps its whole module", '<p class="b_prose a_head">', ""],
])("%s", (_title, above, late) => {
  const { page, late: found } = inline(linkTo("/a.css") + above + mark, { "/a.css": modules });
  expect(found).toBe(late);
  expect(page).toContain(`<style>${late ? modules.replace(late, "@layer components;") : modules}</style>`);
});

test("tokens that only late styles use wait with them, also those that only such a token uses", () => {
  const tokens = "--a:1px;--b:2px;--c:var(--b);--d:4px;--e:5px;--f:6px;";
  const styles = `@layer tokens{:root{${tokens}@media (width>9px){--e:6px;--f:7px}}}@layer base{p{top:var(--a)}}@layer late{q{top:var(--c)}}`;
  const { page, late } = inline(linkTo("/a.css") + mark, { "/a.css": styles });
  expect(page).toContain(":root{--a:1px;--e:5px;--f:6px;@media (width>9px){--e:6px;--f:7px}}");
  expect(late).toMatch(/^@layer tokens{:root{(--[bcd]:[^;]+;){3}}}@layer late/);
});

test("a page without style sheets stays as it is", () => {
  expect(inline("<p>text</p>", {}).page).toBe("<p>text</p>");
});

function linkTo(address: string): string {
  return `<link rel="stylesheet" href="${address}"/>`;
}

/** The page, and what was stored as a file. */
function inline(html: string, sheets: Record<string, string>): { page: string; late: string } {
  let late = "";
  const page = inlineStyles(html, {
    rulesIn: (address) => rulesOf(sheets[address] ?? ""),
    store: (styles) => {
      late = styles;
      return "/late.css";
    },
  });
  return { page, late };
}
