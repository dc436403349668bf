import { expect, test } from "vitest";
import { vacancy } from "./careers.ts";
import { office, socialLink } from "./company.ts";
import { menuItem } from "./frame.ts";
import { plan, planFeature } from "./guides.ts";
import { card, clientWork } from "./home.ts";
import { showcaseItem } from "./services.ts";
import { teamMember } from "./team.ts";

test.each([
  ["a card", card, ["backgroundImage", "title", "subtitle", "href"]],
  ["a client work", clientWork, ["imageName"]],
  ["an office", office, ["addressLines", "mapLink", "phone", "region"]],
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
