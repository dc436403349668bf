import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { isOnAddress } from "#contract/parts.ts";
import { isActive } from "./menu-links.tsx";

const { frame } = contentIn("en");

const cases = [
  ["/", "Home"],
  ["/services/ai-solutions", "Services"],
  ["/projects/ccgen", "Services"],
  ["/works/ccgen", "Projects"],
  ["/works", "Projects"],
  ["/Clovers", "Clover"],
  ["/clover/hat", "Clover"],
  ["/about-us", "About Us"],
] as const;

test.each(cases.filter(([pathname]) => isOnAddress(pathname)))(
  "on %s the item %s is active, and no other",
  (pathname, label) => {
    expect(frame.menu.filter((item) => isActive(item, pathname)).map((item) => item.label)).toEqual([label]);
  },
);

test("on a page that belongs to no item, none is active", () => {
  expect(frame.menu.filter((item) => isActive(item, "/careers"))).toEqual([]);
});
