import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

test("each page stands in the sitemap with the day of its last change, where it is known", () => {
  const days: Record<string, string> = { "/": "2026-11-20" };
  const xml = sitemap("https://site.test", ["/", "/careers"], (path) => days[path]);
  expect(xml).toContain("<url><loc>https://site.test/</loc><lastmod>2026-11-20</lastmod></url>");
  expect(xml).toContain("<url><loc>https://site.test/careers</loc></url>");
});
