import { Arrow } from "#app/components/more-link/more-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import type { ShowcaseItem } from "#content/schema/services.ts";
import styles from "./service.module.css";

/** One work with its name. Where it has a page of its own, all of it leads there. */
export function ShowcaseFigure({ item, eager }: { item: ShowcaseItem; eager: boolean }) {
  return (
    <figure className={styles.work}>
      <Picture picture={{ file: `showcase/${item.imageSrc}.svg`, alt: item.alt }} eager={eager} />
      <figcaption className={styles.name}>{item.href === "" ? item.name : <WorkLink item={item} />}</figcaption>
    </figure>
  );
}

function WorkLink({ item }: { item: ShowcaseItem }) {
  const { services } = useContent();
  return (
    <a href={item.href}>
      {item.name}
      <span className="visually-hidden">: {services.seeProject}</span>
      <Arrow />
    </a>
  );
}
