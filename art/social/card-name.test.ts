import { expect, test } from "vitest";
import { cardName } from "./card-name.ts";

test("every path has a file of its own", () => {
  expect(cardName("/")).toBe("home.png");
  expect(cardName("/Clovers")).toBe("clovers.png");
  expect(cardName("/services/ai-solutions")).toBe("services-ai-solutions.png");
});
