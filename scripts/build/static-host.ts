import type { Redirect } from "../../server/site/redirects.ts";

/** The redirects in the form that static hosts read (the file _redirects). */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to.replace("*", ":splat")} ${status}`).join("\n")}\n`;
}

/** The sitemap of the listed pages. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path === "/" ? "/" : path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** What search engines may read, and where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
