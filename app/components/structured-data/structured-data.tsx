import type { Thing, WithContext } from "schema-dts";

/** Facts about the page for search engines. Data, not a script: nothing of it is run. */
export function StructuredData({ things }: { things: readonly WithContext<Thing>[] }) {
  // A "<" in the words could end the element early.
  const json = JSON.stringify(things.length === 1 ? things[0] : things).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
