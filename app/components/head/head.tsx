import type { Thing } from "schema-dts";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { useAddress, usePath } from "#app/path.ts";
import { breadcrumbs } from "#app/structured-data/breadcrumbs.ts";
import { languagesOf } from "#content/pages.ts";
import type { PageHead } from "#content/schema/text.ts";
import { addressIn, type Language, mainLanguage } from "#contract/languages.ts";
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
  const { company } = content;
  const language = useLanguage();
  const path = usePath();
  const ownAddress = useAddress();
  const address = company.url + (canonical ?? ownAddress);
  const versions = indexed && !canonical ? languagesOf(path) : [];
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={address} />
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={company.url + socialCardPath(ownAddress)} />
      <meta name="twitter:card" content="summary_large_image" />
      {versions.length > 1 && <Versions language={language} languages={versions} />}
      {indexed && path !== "/" && <StructuredData things={[breadcrumbs(content, path, head.title, language)]} />}
    </>
  );
}

/** The same page in every language that has it, for search engines and social networks. */
function Versions({ language, languages }: { language: Language; languages: readonly Language[] }) {
  const { company } = useContent();
  const path = usePath();
  return (
    <>
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={company.url + addressIn(one, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={company.url + path} />
      <meta property="og:locale" content={localeOf(language)} />
      {languages.map(
        (one) => one !== language && <meta key={one} property="og:locale:alternate" content={localeOf(one)} />,
      )}
    </>
  );
}

/** A language with its most likely country, like en_US. */
function localeOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return `${language}_${region}`;
}

/** Facts about the page for search engines. It is data, not a script: the browser runs none of it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const data = Object.assign(
    { "@context": "https://schema.org" },
    things.length === 1 ? things[0] : { "@graph": things },
  );
  // A "<" in the text could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}

/** Tells feed readers and browsers where this page's feed is. Feeds are in the main language. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const { company } = useContent();
  if (useLanguage() !== mainLanguage) return null;
  return <link rel="alternate" type="application/rss+xml" title={`${company.name}: ${title}`} href={path} />;
}
