import { expect, inject, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { pages } from "#content/pages.ts";
import { on } from "#contract/parts.ts";
import { htmlOf } from "./html-of.ts";

const { company, clover } = contentIn("en");
const card = { width: 1200, height: 630 };

test.each(pages().map(({ path }) => path))(
  "%s is shared under its own address, with a picture of its own",
  async (path) => {
    const html = await htmlOf(path);
    const canonical = (on.clover ? clover.apps : []).find(({ slug }) => path === `/clover/${slug}`)?.canonical ?? path;
    const address = company.url + canonical;
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(metaOf(html, "property", "og:url")).toBe(address);
    expect(metaOf(html, "property", "og:title")).toBe(html.match(/<title>([^<]*)/)?.[1]);
    expect(metaOf(html, "property", "og:description")).toBe(metaOf(html, "name", "description"));
    expect(metaOf(html, "name", "twitter:card")).toBe("summary_large_image");
    const picture = metaOf(html, "property", "og:image") ?? "";
    expect(picture.startsWith(`${company.url}/social/`)).toBe(true);
    expect(await sizeOf(new URL(picture).pathname)).toEqual(card);
  },
);

test("a page names its manifest", async () => {
  const html = await htmlOf("/about-us");
  const [, href = ""] = html.match(/<link rel="manifest" href="([^"]+)"/) ?? [];
  const response = await fetch(inject("base") + href);
  expect(response.headers.get("content-type")).toMatch(/manifest\+json/);
});

test("no two pages share a picture", async () => {
  const all = await Promise.all(pages().map(({ path }) => htmlOf(path)));
  const pictures = all.map((html) => metaOf(html, "property", "og:image"));
  expect(new Set(pictures).size).toBe(pictures.length);
});

function metaOf(html: string, attribute: "name" | "property", value: string): string | undefined {
  return html.match(new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`))?.[1];
}

/** The size that a PNG says it has, at the beginning of the file. */
async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const response = await fetch(inject("base") + path);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
