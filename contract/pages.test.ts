import { expect, test } from "vitest";
import { socialCardPath } from "./pages.ts";

test.each([
  ["/", "/social/home.png"],
  ["/Clovers", "/social/clovers.png"],
  ["/services/ai-solutions", "/social/services-ai-solutions.png"],
])("the card of %s is %s", (path, card) => {
  expect(socialCardPath(path)).toBe(card);
});
