import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { describePage, feed, modelsText, redirectsFile, sitemap } from "./texts.ts";

test("the sitemap lists each page with the day of its last change, where it is known", () => {
  const days: Record<string, string> = { home: "2026-11-20" };
  const pages = [
    { path: "/", words: "home", language: "en" },
    { path: "/careers", words: "careers", language: "en" },
  ] as const;
  const xml = sitemap("https://site.test", pages, { lastChange: (words) => days[words], versionsOf: () => [] });
  expect(xml).toContain("<url><loc>https://site.test/</loc><lastmod>2026-11-20</lastmod></url>");
  expect(xml).toContain("<url><loc>https://site.test/careers</loc></url>");
});

test("the sitemap names a page in each of its languages, beside every one of them", () => {
  const versions = [
    { path: "/", words: "home", language: "en" },
    { path: "/mn", words: "home", language: "mn" },
  ] as const;
  const alone = { path: "/guides", words: "guides", language: "en" } as const;
  const xml = sitemap("https://site.test", [...versions, alone], {
    lastChange: () => undefined,
    versionsOf: (path) => (path === "/guides" ? [alone] : versions),
  });
  const links = ["en", "mn"].map(
    (one, index) => `<xhtml:link rel="alternate" hreflang="${one}" href="https://site.test${versions[index]?.path}"/>`,
  );
  expect(xml).toContain(`<url><loc>https://site.test/</loc>${links.join("")}</url>`);
  expect(xml).toContain(`<url><loc>https://site.test/mn</loc>${links.join("")}</url>`);
  expect(xml).toContain("<url><loc>https://site.test/guides</loc></url>");
});

test("a feed holds each item with its address and day, and escapes what XML would read", () => {
  const item = { title: "Q&A <new>", link: "https://site.test/guides/a", text: "Tabs & more", day: "2026-11-20" };
  const xml = feed("Guides", "https://site.test/guides", [item, { ...item, day: undefined }]);
  expect(xml).toContain("<title>Q&#38;A &#60;new&#62;</title><link>https://site.test/guides/a</link>");
  expect(xml).toContain("<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>");
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});

test("a page is described in plain text, without what HTML escapes and without the name of the site", () => {
  const html =
    '<title>What&#x27;s new &amp; old · Site</title><meta name="description" content="&quot;A &lt; B&quot;"/>';
  expect(describePage("/news", html)).toEqual({ path: "/news", title: "What's new & old", description: '"A < B"' });
  expect(() => describePage("/news", "<title>News</title>")).toThrow("/news has no title or no description");
});

test("a page that belongs to no other heading is listed under the company", () => {
  const text = modelsText(contentIn("en"), [
    { path: "/press", title: "Press", description: "For the press." },
    { path: "/guides/a", title: "A", description: "A guide." },
  ]);
  expect(text).toMatch(/## Guides\n- \[A\]\(\S+\/guides\/a\): A guide\.\n/);
  expect(text).toMatch(/## Company\n- \[Press\]\(\S+\/press\): For the press\.\n$/);
});

test("static hosts read in each line which address leads where, and how", () => {
  const redirects = [
    { from: "/hat", to: "/clover/hat", status: 301 },
    { from: "/*", to: "/", status: 302 },
  ] as const;
  expect(redirectsFile(redirects)).toBe("/hat /clover/hat 301\n/* / 302\n");
});
