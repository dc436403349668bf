import { expect, test } from "vitest";
import { splitUnseen } from "./split-unseen.ts";

const styles =
  "@layer base{body{margin:0}.hidden{top:0}}" +
  "@layer pages{.a_head{color:red;@media (width>9px){color:blue}}.a_title{top:0}}" +
  "@media print{.c_x{top:0}}" +
  "@layer components{.b_prose{&>p{margin:1.5em}}}@layer pages;";

test("styles of a module that the first part does not use wait, all others stay in their order", () => {
  const { rest, unseen } = splitUnseen(styles, '<h1 class="a_title">');
  expect(unseen).toBe("@layer components{.b_prose{&>p{margin:1.5em}}}");
  expect(rest).toBe(styles.replace(unseen, "@layer components;"));
});

test("one class that is used keeps its whole module", () => {
  expect(splitUnseen(styles, '<p class="b_prose a_head">')).toEqual({ rest: styles, unseen: "" });
});
