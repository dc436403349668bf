import { expect, test } from "vitest";
import { contentIn } from "./index.ts";
import { fillIn } from "./read-yaml.ts";
import { mainOffice } from "./schema/company.ts";

const { company } = contentIn("en");
const office = mainOffice(company);
const { id, addressLines } = office;

test("a marker stands for a fact of the company: of the office that it names, for a line or for all of them", () => {
  const fill = (text: string) => fillIn(text, { file: "", line: 1, facts: { company } }).value;
  expect(fill(`In {company.offices.${id}.city}, {company.offices.0.country}`)).toBe(
    `In ${office.city}, ${office.country}`,
  );
  expect(fill(`{company.offices.${id}.addressLines}`)).toBe(addressLines.join(", "));
  expect(fill(`{company.offices.${id}.addressLines.0}`)).toBe(addressLines[0]);
});

test("the area of an office that names none is its city", () => {
  const facts = { company: { offices: [{ id: "USA", city: "Milwaukee" }] } };
  const text = "Software from {company.offices.USA.area}";
  expect(fillIn(text, { file: "", line: 1, facts })).toEqual({ value: "Software from Milwaukee", mistakes: [] });
});
