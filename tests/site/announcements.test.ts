import { describe, expect, inject, test } from "vitest";
import { pages } from "#content/pages.ts";
import { guidesFeedPath, vacanciesFeedPath, worksFeedPath } from "#contract/pages.ts";
import { on } from "#contract/parts.ts";
import { testOn, words } from "./browser.ts";

const { company, guides, careers, works } = words;

async function textOf(path: string): Promise<string> {
  const response = await fetch(inject("base") + path, { redirect: "manual" });
  expect(response.status, path).toBe(200);
  return response.text();
}

test("robots.txt keeps robots from the interface and names the sitemap", async () => {
  const robots = await textOf("/robots.txt");
  expect(robots).toContain("Disallow: /api/\n");
  expect(robots).toContain(`Sitemap: ${company.url}/sitemap.xml\n`);
});

test("security.txt says whom to write to, and is valid for a year at most", async () => {
  const text = await textOf("/.well-known/security.txt");
  const fields = new Map(text.split("\n").map((line) => line.split(": ", 2) as [string, string]));
  expect(fields.get("Contact")).toBe(`mailto:${company.email}`);
  expect(fields.get("Canonical")).toBe(`${company.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(365);
});

test("llms.txt names every English page of the sitemap, by title and in a sentence", async () => {
  const text = await textOf("/llms.txt");
  expect(text.startsWith(`# ${company.name}\n`)).toBe(true);
  const lines = text.split("\n").filter((line) => /^- \[[^\]]{3,}\]\(\S+\): .{40,}$/.test(line));
  const named = lines.map((line) => line.match(/\]\((\S+)\):/)?.[1]?.replace(company.url, "") ?? "");
  const listed = pages({ language: "en", listed: true }).map(({ path }) => path);
  expect(named.sort()).toEqual(listed.sort());
});

describe("a feed", () => {
  // Only its DOMParser is needed.
  const test = testOn("/offline", {});

  test.for([
    ...(on.clover ? ([["/guides", guidesFeedPath, guides.guides.map(({ slug }) => `/guides/${slug}`)]] as const) : []),
    ...(on.careers
      ? ([["/careers", vacanciesFeedPath, careers.vacancies.map(({ slug }) => `/careers/${slug}`)]] as const)
      : []),
    ["/", worksFeedPath, works.cases.map(({ slug }) => `/works/${slug}`)],
    [`/works/${works.cases[0]?.slug}`, worksFeedPath, works.cases.map(({ slug }) => `/works/${slug}`)],
  ] as const)("%s names its feed, which leads to what it lists", async ([path, feed, paths], { page }) => {
    const { named, wrong, title, links } = await page.evaluate(
      ([tags, xml]) => {
        const page = new DOMParser().parseFromString(tags, "text/html");
        const parsed = new DOMParser().parseFromString(xml, "text/xml");
        const feeds = [...page.querySelectorAll("[rel=alternate][type='application/rss+xml']")];
        return {
          named: feeds.map((link) => [link.getAttribute("href"), link.getAttribute("title")]),
          wrong: parsed.querySelector("parsererror")?.textContent,
          title: parsed.querySelector("channel > title")?.textContent,
          links: [...parsed.querySelectorAll("item > link")].map(({ textContent }) => textContent),
        };
      },
      [(await textOf(path)).match(/<link [^>]*>/g)?.join("") ?? "", await textOf(feed)] as const,
    );
    expect(wrong).toBeUndefined();
    expect(title).toMatch(/./);
    expect(named).toEqual([[feed, title]]);
    expect(links).toEqual(paths.map((one) => company.url + one));
    for (const one of paths) await textOf(one);
  });
});
