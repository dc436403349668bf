import "virtual:work-presses.css";
import { useParams } from "react-router";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { Head } from "#app/components/head/head.tsx";
import { CoverLink } from "#app/components/links/cover-link.tsx";
import { Link } from "#app/components/links/link.tsx";
import linked from "#app/components/links/linked-card.module.css";
import pointed from "#app/components/links/pointed.module.css";
import { Picture } from "#app/components/pictures/picture.tsx";
import moving from "#app/components/pictures/tapped.module.css";
import { findBySlug, useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";
import type { Service, ShowcaseItem } from "#content/schema/services.ts";
import styles from "./service.module.css";
import { ServiceDetails } from "./service-details.tsx";

/** What fits into the first screen of a wide window. */
const seenAtOnce = 3;

export default function ServicePage() {
  const { services } = useContent();
  const service = findBySlug(services.categories, useParams().service);
  return (
    <>
      <Head head={service.head} />
      <header className={styles.head}>
        <h1 className={styles.title}>{service.title}</h1>
        <p className={styles.subtitle}>{service.subtitle}</p>
        <ServiceChips />
      </header>
      <section className={styles.works} aria-labelledby="works">
        <h2 className={styles.examples} id="works">
          {services.carouselLabel}
        </h2>
        <Carousel labelledBy="works" items="cards">
          {service.items.map((item, index) => (
            <Slide key={item.imageSrc}>
              <ShowcaseFigure item={item} eager={index < seenAtOnce} tapped={index === 0} />
            </Slide>
          ))}
        </Carousel>
      </section>
      <ServiceDetails service={service} />
    </>
  );
}

/** One chip for each category. The one that is shown is announced as a link, but leads nowhere. */
function ServiceChips() {
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
  if (href !== usePath())
    return (
      <Link className={pointed.pointed} href={href}>
        {chip}
      </Link>
    );
  return (
    // biome-ignore lint/a11y: a link without an address is how HTML marks the page one is on.
    <a role="link" aria-current="page">
      {chip}
    </a>
  );
}

type ShowcaseFigureProps = {
  item: ShowcaseItem;
  eager: boolean;
  /** Whether the dot taps its drawing as the page arrives. */
  tapped: boolean;
};

/** One work with its name and its story. If it has a page of its own, the whole figure links to it. */
function ShowcaseFigure({ item, eager, tapped }: ShowcaseFigureProps) {
  const { seeProject } = useContent().services;
  const file = `showcase/${item.imageSrc}`;
  return (
    <figure className={`${linked.card} ${styles.work}`}>
      <div
        className={`${linked.drawing} ${tapped ? moving.taps : ""}`}
        {...(tapped && { "data-control": file, "data-arrives": "" })}
      >
        <Picture
          picture={{ file, alt: item.alt, focus: item.focus }}
          firstScreenSizes={eager ? "(width > 1100px) 412px, 300px" : undefined}
        />
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.name}>
          <CoverLink href={item.href} about={seeProject}>
            {item.name}
          </CoverLink>
        </p>
        <p className={styles.story}>{item.story}</p>
      </figcaption>
    </figure>
  );
}
