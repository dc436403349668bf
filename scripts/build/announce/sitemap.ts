/** The sitemap of the listed pages, with the day of each page's last change where git knows it. */
export function sitemap(
  siteUrl: string,
  paths: readonly string[],
  lastChange: (path: string) => string | undefined,
): string {
  const urls = paths.map((path) => {
    const day = lastChange(path);
    return `  <url><loc>${siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** What search engines may read, and where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
