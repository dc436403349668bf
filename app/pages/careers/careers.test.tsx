import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentProvider } from "#app/content.tsx";
import { contentIn } from "#content/index.ts";
import type { Vacancy } from "#content/schema/careers.ts";
import { faultsIn } from "#tests/structured-data/faults-in.ts";
import { thingsIn } from "#tests/structured-data/things-in.ts";
import { OpenVacancies } from "./vacancies.tsx";
import VacancyPage from "./vacancy-page.tsx";

const { careers, company } = contentIn("en");
const { vacancies } = careers;
const [office] = company.offices.slice(-1);

const vacancy: Vacancy = {
  slug: "front-end-developer",
  jobTitle: "Front-End Developer",
  jobDescription: "You build the pages that members use every day, <form> & all.",
  duties: ["Build interfaces", "Review the code of others"],
  requirements: ["Mathematics", "Programming"],
  posted: "2026-11-20",
  office: office?.id ?? "",
};

beforeAll(() => Object.assign(careers, { vacancies: [vacancy] }));
afterAll(() => Object.assign(careers, { vacancies }));

test("a vacancy in the content file shows with every part of it and both ways to apply", () => {
  const { labels, contact } = careers;
  const html = render("/careers", OpenVacancies);
  expect(html).toContain(`>${careers.openVacancies}</h2>`);
  expect(html).toContain('<a href="/careers/front-end-developer">Front-End Developer</a>');
  expect(html).toContain("You build the pages that members use every day, &lt;form&gt; &amp; all.");
  expect(html).toMatch(/<ul[^>]*><li>Build interfaces<\/li><li>Review the code of others<\/li><\/ul>/);
  expect(html).toContain(labels.requirementsIntro);
  expect(html).toMatch(/<ol[^>]*><li>Mathematics<\/li><li>Programming<\/li><\/ol>/);
  const own = "You have finished school, with these subjects:";
  Object.assign(careers, { vacancies: [{ ...vacancy, requirementsIntro: own }] });
  for (const page of [render("/careers", OpenVacancies), render(`/careers/${vacancy.slug}`, VacancyPage)]) {
    expect(page).toContain(`<p>${own}</p>`);
    expect(page).not.toContain(labels.requirementsIntro);
  }
  Object.assign(careers, { vacancies: [vacancy] });
  expect(html).toContain(`<span>${contact.name}, ${contact.role}</span>`);
  expect(html).toContain(`<span>${contact.addressLines[0]}</span>`);
  const subject = encodeURIComponent(labels.mailSubject.replace("{jobTitle}", vacancy.jobTitle));
  expect(html).toContain(`href="mailto:${company.email}?subject=${subject}"`);
});

test("the page of a vacancy offers the job with everything that search engines need", () => {
  const things = thingsIn(render(`/careers/${vacancy.slug}`, VacancyPage));
  expect(faultsIn(things)).toEqual([]);
  const [job] = things.filter((thing) => thing["@type"] === "JobPosting");
  expect(job).toMatchObject({
    title: "Front-End Developer",
    datePosted: "2026-11-20",
    hiringOrganization: { name: company.name, logo: `${company.url}/icon-512.png` },
    jobLocation: { address: { addressLocality: office?.city, addressCountry: office?.countryCode } },
  });
  // It is HTML, which shows a character of HTML only if it is escaped.
  expect(job?.description).toContain("every day, &lt;form> &amp; all.</p>");
  expect(job?.description).toContain("<ul><li>Build interfaces</li><li>Review the code of others</li></ul>");
});

test("its breadcrumbs lead over the careers page", () => {
  const things = thingsIn(render(`/careers/${vacancy.slug}`, VacancyPage));
  const [list] = things.filter((thing) => thing["@type"] === "BreadcrumbList");
  const items = list?.itemListElement as { item: string }[];
  expect(items.map(({ item }) => new URL(item).pathname)).toEqual(["/", "/careers", "/careers/front-end-developer"]);
});

function render(address: string, Component: ComponentType): string {
  const path = address.replace(vacancy.slug, ":vacancy");
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <ContentProvider language="en">
      <RouterProvider router={router} />
    </ContentProvider>,
  );
}
