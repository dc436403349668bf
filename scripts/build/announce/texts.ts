import type { PublishedPage } from "#content/pages.ts";
import type { Content } from "#content/schema/content.ts";
import { type Language, languages } from "#contract/languages.ts";
import { hexOf, tokenColor } from "#scripts/vite/tokens.ts";
import type { Redirect } from "#server/static/redirects.ts";

/** A page as search engines and social networks see it. */
type DescribedPage = { path: string; title: string; description: string };

type SitemapFacts = {
  /** The day on which the content of a page last changed, where it is known. */
  lastChange: (content: string, language: Language) => string | undefined;
  /** A page in every language that has it. */
  versionsOf: (path: string) => readonly { language: Language; path: string }[];
};

export function sitemap(
  siteUrl: string,
  pages: readonly Pick<PublishedPage, "path" | "content" | "language">[],
  { lastChange, versionsOf }: SitemapFacts,
): string {
  const urls = pages.map(({ path, content, language }) => {
    const day = lastChange(content, language);
    const versions = versionsOf(path);
    const links = versions.map(
      (version) => `<xhtml:link rel="alternate" hreflang="${version.language}" href="${siteUrl}${version.path}"/>`,
    );
    const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
    return `  <url><loc>${siteUrl}${path}</loc>${lastmod}${versions.length > 1 ? links.join("") : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** robots.txt: what search engines may read, and where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

type FeedItem = { title: string; link: string; text: string; day: string | undefined };

/** An RSS feed. */
export function feed(title: string, link: string, items: readonly FeedItem[]): string {
  const entries = items.map((item) => {
    const published = item.day ? `<pubDate>${new Date(item.day).toUTCString()}</pubDate>` : "";
    return `<item><title>${escapeXml(item.title)}</title><link>${item.link}</link><guid>${item.link}</guid><description>${escapeXml(item.text)}</description>${published}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"><channel><title>${escapeXml(title)}</title><link>${link}</link><description>${escapeXml(title)}</description>`,
    ...entries,
    "</channel></rss>\n",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** security.txt: where to report a security problem (RFC 9116). It expires a year after the build. */
export function securityText({ company }: Content, now: Date): string {
  const expires = new Date(now.getTime() + yearMs).toISOString().replace(/\.\d+/, "");
  return `Contact: mailto:${company.email}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(", ")}\nCanonical: ${company.url}/.well-known/security.txt\n`;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** llms.txt: the site in a few lines for language models. */
export function modelsText({ company, home }: Content, pages: readonly DescribedPage[]): string {
  const sections = Map.groupBy(
    pages,
    ({ path }) => headings.find(({ holds }) => holds.test(path))?.heading ?? "Company",
  );
  const inOrder = [...headings.map(({ heading }) => heading), "Company"].filter((heading) => sections.has(heading));
  const lines = inOrder.flatMap((heading) => [
    "",
    `## ${heading}`,
    ...(sections.get(heading) ?? []).map(
      ({ path, title, description }) => `- [${title}](${company.url}${path}): ${description}`,
    ),
  ]);
  return [`# ${company.name}`, "", `> ${home.head.description}`, ...lines, ""].join("\n");
}

const headings = [
  { heading: "Services", holds: /^\/services\// },
  { heading: "Point-of-sale apps", holds: /^\/clover/i },
  { heading: "Projects", holds: /^\/projects\// },
  { heading: "Case studies", holds: /^\/works\// },
  { heading: "Guides", holds: /^\/guides/ },
];

/** Reads a page's title and description. The title ends with the name of the site, which goes without saying here. */
export function describePage(path: string, html = ""): DescribedPage {
  const [, title] = html.match(/<title>([^<]*)/) ?? [];
  const [, description] = html.match(/<meta name="description" content="([^"]*)/) ?? [];
  if (!title || !description) throw new Error(`The built page ${path} has no title or no description.`);
  return { path, title: unescapeHtml(title).replace(/ · [^·]+$/, ""), description: unescapeHtml(description) };
}

/** Undoes what React escapes in text and attributes. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}

const characters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The redirects as static hosts read them. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join("\n")}\n`;
}

/** A sitemap, a feed or llms.txt without the lines of these pages. */
export function withoutPages(text: string, addresses: readonly string[]): string {
  const isAbout = (line: string) =>
    addresses.some((address) =>
      [`<loc>${address}<`, `<link>${address}<`, `](${address})`].some((part) => line.includes(part)),
    );
  return text
    .split("\n")
    .filter((line) => !(/^( {2}<url>|<item>|- \[)/.test(line) && isAbout(line)))
    .join("\n");
}

/** For static hosts: the headers of the pages that show sample material. */
export function headersFile(unlisted: readonly string[]): string {
  return unlisted.map((path) => `${path}\n  X-Robots-Tag: noindex\n`).join("");
}

/** What a phone shows of the site when someone adds it to the home screen. */
export function webManifest({ company, home }: Pick<Content, "company" | "home">): string {
  const ink = hexOf(tokenColor("ink")[1]);
  const icon = (pixels: number) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose: "any maskable",
  });
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: home.head.description,
    start_url: "/",
    display: "browser",
    background_color: ink,
    theme_color: ink,
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest)}\n`;
}
