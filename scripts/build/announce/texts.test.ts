import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { describePage, feed, headersFile, modelsText, redirectsFile, sitemap, withoutPages } from "./texts.ts";

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

test("pages with sample material are in no list, and have a header on static hosts", () => {
  const facts = { lastChange: () => undefined, versionsOf: () => [] };
  const addresses = ["/a", "/ab"].map((path) => ({ path, content: "a", language: "en" as const }));
  const list = sitemap("https://site.test", addresses, facts);
  expect(withoutPages(list, ["https://site.test/a"])).toBe(sitemap("https://site.test", addresses.slice(1), facts));
  const item = { title: "A", link: "https://site.test/a", text: "Text", day: undefined };
  expect(withoutPages(feed("Feed", "https://site.test/a", [item]), [item.link])).toBe(
    feed("Feed", "https://site.test/a", []),
  );
  expect(withoutPages("# Site\n- [A](https://site.test/a): A\n- [B](https://site.test/ab): B\n", [item.link])).toBe(
    "# Site\n- [B](https://site.test/ab): B\n",
  );
  expect(headersFile(["/a", "/b"])).toBe("/a\n  X-Robots-Tag: noindex\n/b\n  X-Robots-Tag: noindex\n");
});
