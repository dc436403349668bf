import { useParams } from "react-router";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { useContent } from "#app/content.tsx";
import { findBySlug } from "../find-by-slug.ts";
import styles from "./service.module.css";
import { ServiceChips } from "./service-chips.tsx";
import { ShowcaseFigure } from "./showcase-figure.tsx";

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
        <h2 className="visually-hidden" id="works">
          {services.carouselLabel}
        </h2>
        <Carousel labelledBy="works" items="cards">
          {service.items.map((item, place) => (
            <Slide key={item.imageSrc}>
              <ShowcaseFigure item={item} eager={place < seenAtOnce} />
            </Slide>
          ))}
        </Carousel>
      </section>
      <Invitation />
    </>
  );
}
