import { expect, test } from "vitest";
import { isUnseenIn, splitStyles } from "./split-styles.ts";

test("takes all blocks of a layer out, leaves the others, and keeps the layer in its place among them", () => {
  const styles = "@layer a{p{x:1}}@layer b{q{y:2}@media (w){q{y:3}}}.r{z:4}@layer b{s{}}";
  expect(splitStyles(styles, ["b"], () => true)).toEqual({
    rest: "@layer a{p{x:1}}@layer b;.r{z:4}",
    late: "@layer b{q{y:2}@media (w){q{y:3}}}@layer b{s{}}",
  });
});

test("the statement that orders the layers stays", () => {
  expect(splitStyles("@layer a,b;", ["b"], () => true)).toEqual({ rest: "@layer a,b;", late: "" });
});

const styles =
  "@layer base{body{margin:0}.hidden{top:0}}" +
  "@layer pages{.a_head{color:red;@media (width>9px){color:blue}}.a_title{top:0}}" +
  "@media print{.c_x{top:0}}" +
  "@layer components{.b_prose{&>p{margin:1.5em}}}@layer pages;";

test.each([
  [
    "styles of a module that the first part does not use wait, all others stay in their order",
    '<h1 class="a_title">',
    "@layer components{.b_prose{&>p{margin:1.5em}}}",
  ],
  ["one class that is used keeps its whole module", '<p class="b_prose a_head">', ""],
])("%s", (_title, above, late) => {
  const rest = late ? styles.replace(late, "@layer components;") : styles;
  expect(splitStyles(styles, ["components", "pages"], isUnseenIn(above))).toEqual({ rest, late });
});
