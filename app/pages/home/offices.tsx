import { Flag, MapLink } from "#app/components/office/office.tsx";
import { pictureFile } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./offices.module.css";

/** Where we are: a drawn map, and below each of its two dots the address. */
export function Offices() {
  const { home, site } = useContent();
  const { title, map } = home.offices;
  const wide = pictureFile(map.file);
  const narrow = pictureFile(map.file.replace(".svg", "-390.svg"));
  return (
    <section className={styles.offices} aria-labelledby="offices">
      <h2 className={styles.title} id="offices">
        {title}
      </h2>
      <picture>
        <source media="(width >= 768px)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img
          className={styles.map}
          src={narrow.src}
          width={narrow.width}
          height={narrow.height}
          alt={map.alt}
          loading="lazy"
        />
      </picture>
      <div className={styles.addresses}>
        {site.offices.map((office) => (
          <address key={office.name} className={styles.address}>
            <h3 className={styles.city}>
              <Flag region={office.region} />
              {office.city}
            </h3>
            {office.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={office.phone.href}>{office.phone.label}</a>
            <MapLink office={office} />
          </address>
        ))}
      </div>
    </section>
  );
}
