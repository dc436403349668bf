import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { testOf } from "#tests/support/test-of.ts";

const { company, contact, frame, home, "about-us": aboutUs, services } = contentIn("en");

test("twelve client logos pass by", () => {
  expect(home.clients.marks).toHaveLength(12);
});

test("the tagline cycles through four offerings", () => {
  expect(home.hero.offerings).toEqual(["web portals", "mobile apps", "UX/UI designs", "AI solutions"]);
});

test("the service cards lead to the five services", () => {
  expect(new Set(home.services.cards.map(({ href }) => href))).toEqual(
    new Set(services.categories.map(({ slug }) => `/services/${slug}`)),
  );
  expect(services.categories).toHaveLength(5);
});

testOf("clover")("the Clover cards lead to the three apps", () => {
  expect(home.clover.cards.map(({ href }) => href)).toEqual([
    "/clover/hat",
    "/clover/sales-adjuster",
    "/clover/register-plus",
  ]);
});

test("the facts count up to the figures of the specification, in its time", () => {
  expect(home.facts.items.map(({ id, value, suffix, seconds }) => [id, `${value}${suffix}`, seconds])).toEqual([
    ["employees", "39", 3],
    ["clients", "54+", 3],
    ["projects", "69+", 3],
    ["products", "6", 5],
    ["members", "4M+", 4],
  ]);
});

testOf("clover")("the menu has five items, and Projects scrolls to the works on the home page", () => {
  expect(frame.menu.map(({ label, href, sectionId }) => [label, href, sectionId])).toEqual([
    ["Home", "/", undefined],
    ["Services", "/services/integrations", undefined],
    ["Clover", "/Clovers", undefined],
    ["Projects", "/#to-our-work", "to-our-work"],
    ["About Us", "/about-us", undefined],
  ]);
});

testOf("careers")("the footer leads to four networks, and to careers, services, the policy and the terms", () => {
  expect(company.socials.map(({ name }) => name)).toEqual(["facebook", "instagram", "twitter", "linkedin"]);
  expect(frame.footer.links.slice(0, 4).map(({ label }) => label)).toEqual([
    "Careers",
    "Services",
    "Privacy Policy",
    "Terms of Service",
  ]);
});

test("a request can be about six purposes, under the codes of the specification", () => {
  expect(contact.purposes.map(({ label, value }) => [label, value])).toEqual([
    ["Web Development", "web"],
    ["Mobile App", "mobileApp"],
    ["UX/UI Design", "uxUi"],
    ["Branding", "branding"],
    ["AI", "artificialIntelligence"],
    ["Other", "other"],
  ]);
});

test("the story is told in three steps: dream, plan, code", () => {
  expect(aboutUs.story).toHaveLength(3);
});
