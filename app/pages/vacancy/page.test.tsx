import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { ContentProvider } from "#app/content.tsx";
import { careers } from "#content/en/careers.ts";
import { faultsIn } from "../../../tests/structured-data/faults-in.ts";
import { thingsIn } from "../../../tests/structured-data/things-in.ts";
import VacancyPage from "./page.tsx";
import { vacancy } from "./vacancy-fixture.ts";

vi.mock("#content/index.ts", async (original) => {
  const { contentIn } = await original<typeof import("#content/index.ts")>();
  return { contentIn: () => ({ ...contentIn("en"), careers: { ...careers, vacancies: [vacancy] } }) };
});

function render(): string {
  const routes = [{ path: "/careers/:vacancy", Component: VacancyPage }];
  const router = createMemoryRouter(routes, { initialEntries: [`/careers/${vacancy.slug}`] });
  return renderToStaticMarkup(
    <ContentProvider language="en">
      <RouterProvider router={router} />
    </ContentProvider>,
  );
}

test("the page of a vacancy offers the job with everything that search engines need", () => {
  const things = thingsIn(render());
  expect(faultsIn(things)).toEqual([]);
  const [job] = things.filter((thing) => thing["@type"] === "JobPosting");
  expect(job).toMatchObject({
    title: "Front-End Developer",
    datePosted: "2026-11-20",
    hiringOrganization: { name: "Ideas Coded", logo: "https://ideascoded.example/icon-512.png" },
    jobLocation: { address: { addressLocality: "Ulaanbaatar", postalCode: "14200", addressCountry: "MN" } },
  });
  expect(job?.description).toContain("<ul><li>Build interfaces</li><li>Review the code of others</li></ul>");
});

test("its breadcrumbs lead over the careers page", () => {
  const [list] = thingsIn(render()).filter((thing) => thing["@type"] === "BreadcrumbList");
  const items = list?.itemListElement as { item: string }[];
  expect(items.map(({ item }) => new URL(item).pathname)).toEqual(["/", "/careers", "/careers/front-end-developer"]);
});
