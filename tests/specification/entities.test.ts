import { expect, test } from "vitest";
import { vacancy } from "#content/schema/careers.ts";
import { office, socialLink } from "#content/schema/company.ts";
import { menuItem } from "#content/schema/frame.ts";
import { plan, planFeature } from "#content/schema/guides.ts";
import { card, clientWork } from "#content/schema/home.ts";
import { showcaseItem } from "#content/schema/services.ts";
import { teamMember } from "#content/schema/team.ts";

test.each([
  ["a card", card, ["backgroundImage", "title", "subtitle", "href"]],
  ["a client work", clientWork, ["imageName"]],
  ["an office", office, ["addressLines", "mapLink", "phone", "flag"]],
  ["a team member", teamMember, ["imageSrc", "firstName", "lastName", "role", "roleEnum", "region"]],
  ["a showcase item", showcaseItem, ["name", "imageSrc", "href"]],
  ["a social link", socialLink, ["name", "href"]],
  ["a menu item", menuItem, ["label", "href", "sectionId"]],
  ["a vacancy", vacancy, ["jobTitle", "jobDescription", "requirements"]],
  ["a plan", plan, ["name", "price", "features"]],
  ["a feature of a plan", planFeature, ["name", "available", "included"]],
] as const)("%s has the fields that the specification names", (_name, schema, fields) => {
  expect(Object.keys(schema.entries)).toEqual(expect.arrayContaining([...fields]));
});
