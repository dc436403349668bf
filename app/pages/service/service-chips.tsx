import { useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";
import type { Service } from "#content/schema/services.ts";
import styles from "./service.module.css";

/** One chip for each category. The one that is shown stays a link to the ear, but leads nowhere. */
export function ServiceChips() {
  const { services } = useContent();
  return (
    <nav className={styles.chips} aria-label={services.chipsLabel}>
      <ul>
        {services.categories.map((category) => (
          <li key={category.slug}>
            <Chip category={category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ category: { slug, chip } }: { category: Service }) {
  const href = `/services/${slug}`;
  if (href !== usePath()) return <a href={href}>{chip}</a>;
  return (
    // biome-ignore lint/a11y: a link without an address is how HTML marks the page one is on.
    <a role="link" aria-current="page">
      {chip}
    </a>
  );
}
