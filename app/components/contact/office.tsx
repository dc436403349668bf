import type { ReactNode } from "react";
import { pictureFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import type { Office } from "#content/schema/company.ts";
import styles from "./office.module.css";

/** The small flag beside an office's name, if it has one. It is decoration. */
export function Flag({ office: { flag } }: { office: Office }) {
  if (!flag) return null;
  const { image } = pictureFile(`flags/${flag}`);
  return <img className={styles.flag} {...image} alt="" width="30" height="20" loading="lazy" />;
}

type OfficeAddressProps = {
  office: Office;
  lines?: readonly string[];
  className: string | undefined;
  /** The heading, with the flag. */
  children: ReactNode;
};

/** Where an office is, with its phone and a link to it on another provider's map, in a new tab, which its label says. */
export function OfficeAddress({ office, lines = office.addressLines, className, children }: OfficeAddressProps) {
  const { footer } = useContent().frame;
  return (
    <address className={className}>
      {children}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={office.phone.href}>{office.phone.label}</a>
      <a
        href={office.mapLink}
        target="_blank"
        rel="noopener"
        aria-label={`${footer.map}: ${office.name} (${footer.newTab})`}
      >
        {footer.map}
      </a>
    </address>
  );
}
