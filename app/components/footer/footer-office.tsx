import { Flag } from "#app/components/flag/flag.tsx";
import { MapLink } from "#app/components/map-link/map-link.tsx";
import type { Office } from "#content/schema/site.ts";
import styles from "./footer.module.css";

/** One office: its address, its phone and the way to its map. */
export function FooterOffice({ office }: { office: Office }) {
  return (
    <address className={styles.office}>
      <h2 className={styles.officeName}>
        <Flag region={office.region} />
        {office.name}
      </h2>
      {office.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={office.phone.href}>{office.phone.label}</a>
      <MapLink office={office} />
    </address>
  );
}
