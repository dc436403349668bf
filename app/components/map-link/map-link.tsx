import { useContent } from "#app/content.tsx";
import type { Office } from "#content/schema/site.ts";

/** Leads to an office on another provider's map, and says that it does so in a new tab. */
export function MapLink({ office }: { office: Office }) {
  const { footer } = useContent().frame;
  return (
    <a
      href={office.mapLink}
      target="_blank"
      rel="noopener"
      aria-label={`${footer.map}: ${office.name} (${footer.newTab})`}
    >
      {footer.map}
    </a>
  );
}
