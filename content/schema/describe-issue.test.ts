import * as v from "valibot";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { office } from "./company.ts";
import { content, schemaOf } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { guide } from "./guides.ts";
import { clientWork } from "./home.ts";
import { video } from "./media.ts";
import { teamMember } from "./team.ts";

const { company } = contentIn("en");
const companySchema = schemaOf("company");
const [firstOffice] = company.offices;
const member = { imageSrc: "a", firstName: "A", lastName: "B", role: ["Designer"], roleEnum: 3, region: "USA" };
const story = "Tabs lived in a notebook, and now the register keeps them and their limits.";
const kind = { service: "integrations", industry: "shops" };
const work = { imageName: "hat", title: "HAT", note: "For cafés", story, alt: "A tablet on a counter", ...kind };

test.each<[string, v.GenericSchema, unknown, string]>([
  ["text stands for a group", office, { ...firstOffice, phone: "1" }, "phone: must be a group of fields"],
  ["a number stands for text", clientWork, { ...work, note: 3 }, "note: must be text"],
  ["text stands for a list", teamMember, { ...member, role: "Designer" }, "role: must be a list"],
  ["a list is empty", teamMember, { ...member, role: [] }, "role: must not be empty"],
  ["a choice does not exist", guide.entries.videosIn, "pages", 'null: must be one of "tutorials", "sections"'],
  ["text is too short", office, { ...firstOffice, countryCode: "U" }, "countryCode: must have exactly 2 characters"],
  ["an email address that is not one", companySchema, { ...company, email: "us" }, "email: must be an email address"],
  [
    "two offices have one id",
    companySchema,
    { ...company, offices: [firstOffice, firstOffice] },
    "offices: must not have two items with the same id",
  ],
])("an editor reads what is wrong when %s", (_, schema, value, sentence) => {
  const { issues = [] } = v.safeParse(schema, value);
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${describeIssue(issue)}`)).toEqual([sentence]);
});

test.each([
  [0.5, ["must be a whole number", "must be 1 or more"]],
  ["20", ["must be a number"]],
])("the length of a video cannot be %j", (seconds, sentences) => {
  const { issues = [] } = v.safeParse(video.entries.seconds, seconds);
  expect(issues.map(describeIssue)).toEqual(sentences);
});

test.each<[string, (value: unknown) => unknown]>([
  ["has another type", (value) => (typeof value === "string" ? 7 : "x")],
  ["is too short or too small", (value) => (typeof value === "string" ? "!" : -0.5)],
  ["is missing", () => undefined],
  ["is a list", (value) => [value]],
])("no field of the content answers with the words of the library when it %s", (_, wrong) => {
  const { issues = [] } = v.safeParse(content, everyLeaf(contentIn("en"), wrong));
  expect(issues.length).toBeGreaterThan(50);
  expect(issues.map(describeIssue).filter((sentence) => /invalid|expected|received/i.test(sentence))).toEqual([]);
});

test.each<[string, (list: unknown[]) => unknown[]]>([
  ["empty", () => []],
  ["twice as long", (list) => [...list, ...list]],
])("no list of the content answers with the words of the library when it is %s", (_, wrong) => {
  const { issues = [] } = v.safeParse(content, everyList(contentIn("en"), wrong));
  expect(issues.length).toBeGreaterThan(5);
  expect(issues.map(describeIssue).filter((sentence) => /invalid|expected|received/i.test(sentence))).toEqual([]);
});

function everyLeaf(value: unknown, wrong: (leaf: unknown) => unknown): unknown {
  if (typeof value !== "object" || value === null) return wrong(value);
  if (Array.isArray(value)) return value.map((entry) => everyLeaf(entry, wrong));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyLeaf(inner, wrong)]));
}

function everyList(value: unknown, wrong: (list: unknown[]) => unknown[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return wrong(value.map((entry) => everyList(entry, wrong)));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyList(inner, wrong)]));
}
