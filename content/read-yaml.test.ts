import { expect, test } from "vitest";
import { contentIn } from "./index.ts";
import type { Problem } from "./problems.ts";
import { fillIn } from "./read-yaml.ts";

const { site } = contentIn("en");
const [usa, mongolia] = site.offices;

test("a marker stands for a fact of the company: of the office that it names, for a line or for all of them", () => {
  const source = { file: "", text: "", facts: { site }, report: ({ sentence }: Problem) => expect.fail(sentence) };
  const fill = (text: string) => fillIn(text, 1, source);
  expect(fill("{site.offices.USA.city}, {site.offices.MGL.city}")).toBe(`${usa.city}, ${mongolia.city}`);
  expect(fill("{site.offices.MGL.addressLines}")).toBe(mongolia.addressLines.join(", "));
  expect(fill("{site.offices.USA.addressLines.1}")).toBe(usa.addressLines[1]);
});
