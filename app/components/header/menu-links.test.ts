import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { isActive } from "./menu-links.tsx";

const { frame } = contentIn("en");

test.each([
  ["/", "Home"],
  ["/services/ai-solutions", "Services"],
  ["/projects/ccgen", "Services"],
  ["/works/ccgen", "Services"],
  ["/Clovers", "Clover"],
  ["/clover/hat", "Clover"],
  ["/about-us", "About Us"],
])("on %s the item %s is active, and no other", (pathname, label) => {
  expect(frame.menu.filter((item) => isActive(item, pathname)).map((item) => item.label)).toEqual([label]);
});

test("on a page that belongs to no item, none is active", () => {
  expect(frame.menu.filter((item) => isActive(item, "/careers"))).toEqual([]);
});
