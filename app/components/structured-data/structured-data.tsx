import type { Thing } from "schema-dts";

const context = { "@context": "https://schema.org" };

/** Facts about the page for search engines. Data, not a script: nothing of it is run. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = Object.assign({ ...context }, things.length === 1 ? things[0] : { "@graph": things });
  // A "<" in the words could end the element early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
