import { expect, test } from "vitest";
import { splitLayer } from "./split-layer.ts";

test("takes all blocks of a layer out, leaves the others, and keeps the layer in its place among them", () => {
  const styles = "@layer a{p{x:1}}@layer b{q{y:2}@media (w){q{y:3}}}.r{z:4}@layer b{s{}}";
  expect(splitLayer(styles, "b")).toEqual({
    rest: "@layer a{p{x:1}}@layer b;.r{z:4}",
    layer: "@layer b{q{y:2}@media (w){q{y:3}}}@layer b{s{}}",
  });
});

test("the statement that orders the layers stays", () => {
  expect(splitLayer("@layer a,b;", "b")).toEqual({ rest: "@layer a,b;", layer: "" });
});
