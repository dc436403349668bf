import type { Thing } from "schema-dts";
import { useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";
import { breadcrumbs } from "#app/structured-data/breadcrumbs.ts";
import type { PageHead } from "#content/schema/text.ts";
import { socialCardPath } from "#contract/pages.ts";

type HeadProps = {
  head: PageHead;
  /** The page that search engines should show instead of this one. */
  canonical?: string;
  /** False keeps the page out of search results. */
  indexed?: boolean;
};

/** Title, description, address, social card and breadcrumbs of a page. React lifts them into the document's head. */
export function Head({ head, canonical, indexed = true }: HeadProps) {
  const content = useContent();
  const { site } = content;
  const path = usePath();
  const address = site.url + (canonical ?? path);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={address} />
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site.url + socialCardPath(path)} />
      <meta name="twitter:card" content="summary_large_image" />
      {indexed && path !== "/" && <StructuredData things={[breadcrumbs(content, path, head.title)]} />}
    </>
  );
}

/** Facts about the page for search engines. It is data, not a script: the browser runs none of it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = Object.assign(
    { "@context": "https://schema.org" },
    things.length === 1 ? things[0] : { "@graph": things },
  );
  // A "<" in the text could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Tells feed readers and browsers where this page's feed is. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const { site } = useContent();
  return <link rel="alternate" type="application/rss+xml" title={`${site.name}: ${title}`} href={path} />;
}
