import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const { projects } = contentIn("en").projects;

test("CCGen has four features and four blocks with six pictures, at 97% and more than 10 hours", () => {
  const { features = [], blocks = [] } = projects.find(({ slug }) => slug === "ccgen") ?? {};
  expect([features.length, blocks.length]).toEqual([4, 4]);
  expect(blocks.flatMap(({ pictures }) => pictures)).toHaveLength(6);
  const texts = blocks.map(({ text }) => text).join();
  for (const figure of ["97%", "10 hours"]) expect(texts).toContain(figure);
});

test("TY Token has four features and no body, and is not listed", () => {
  const tyToken = projects.find(({ slug }) => slug === "tytoken");
  expect(tyToken).toMatchObject({ blocks: [], listed: false });
  expect(tyToken?.features).toHaveLength(4);
});
