import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ContentProvider } from "#app/content.tsx";
import { careers } from "#content/en/careers.ts";
import { vacancy } from "../vacancy/vacancy-fixture.ts";
import { OpenVacancies } from "./open-vacancies.tsx";

vi.mock("#content/index.ts", async () => {
  const { site } = await import("#content/en/site.ts");
  return { contentIn: () => ({ site, careers: { ...careers, vacancies: [vacancy] } }) };
});

test("a vacancy in the content file shows with every part of it and both ways to apply", () => {
  const html = renderToStaticMarkup(
    <ContentProvider language="en">
      <OpenVacancies />
    </ContentProvider>,
  );
  expect(html).toContain(">Open Vacancies</h2>");
  expect(html).toContain('<a href="/careers/front-end-developer">Front-End Developer</a>');
  expect(html).toContain("You build the pages that members use every day.");
  expect(html).toMatch(/<ul[^>]*><li>Build interfaces<\/li><li>Review the code of others<\/li><\/ul>/);
  expect(html).toContain("A minimum grade of A in these subjects of your diploma transcript:");
  expect(html).toMatch(/<ol[^>]*><li>Mathematics<\/li><li>Programming<\/li><\/ol>/);
  expect(html).toContain("<span>Bolormaa Tserendorj, Project Manager</span>");
  expect(html).toContain("<span>1250 Meadow Lane, Suite 4</span>");
  expect(html).toContain('href="mailto:hello@ideascoded.example?subject=Application%3A%20Front-End%20Developer"');
});
