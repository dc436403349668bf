import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { isOnAddress } from "#contract/parts.ts";
import { isActive } from "./menu-links.tsx";

const { frame } = contentIn("en");

const [service] = contentIn("en").services.categories;

/** Addresses, and where the active item leads, whatever it is called. */
const cases = [
  ["/", "/"],
  ["/services/ai-solutions", `/services/${service?.slug}`],
  ["/projects/ccgen", `/services/${service?.slug}`],
  ["/works/ccgen", "/#to-our-work"],
  ["/works", "/#to-our-work"],
  ["/Clovers", "/Clovers"],
  ["/clover/hat", "/Clovers"],
  ["/about-us", "/about-us"],
] as const;

test.each(cases.filter(([pathname]) => isOnAddress(pathname)))(
  "on %s the item to %s is active, and no other",
  (pathname, href) => {
    expect(frame.menu.filter((item) => isActive(item, pathname)).map((item) => item.href)).toEqual([href]);
  },
);

test("on a page that belongs to no item, none is active", () => {
  expect(frame.menu.filter((item) => isActive(item, "/careers"))).toEqual([]);
});
