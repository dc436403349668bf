import { expect, test } from "vitest";
import { contentIn } from "./index.ts";
import { fillIn } from "./read-yaml.ts";

const { company } = contentIn("en");
const [usa, mongolia] = company.offices;

test("a marker stands for a fact of the company: of the office that it names, for a line or for all of them", () => {
  const fill = (text: string) => fillIn(text, { file: "", line: 1, facts: { company } }).value;
  expect(fill("{company.offices.USA.city}, {company.offices.MGL.city}")).toBe(`${usa.city}, ${mongolia.city}`);
  expect(fill("{company.offices.MGL.addressLines}")).toBe(mongolia.addressLines.join(", "));
  expect(fill("{company.offices.USA.addressLines.1}")).toBe(usa.addressLines[1]);
});
