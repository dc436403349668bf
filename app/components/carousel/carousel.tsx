import { Children, type ReactNode } from "react";
import { useContent } from "#app/content.tsx";
import styles from "./carousel.module.css";
import { Step } from "./step.tsx";

type CarouselProps = {
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  /** How wide its items are: cards 412 or 300 px, portraits 300 or 200, tutorials one or two to a row. */
  items: "cards" | "portraits" | "tutorials";
  /** Controls that only some carousels have, like a pause button. */
  controls?: ReactNode;
  children: ReactNode;
};

/**
 * A row that is scrolled: by finger, wheel, keyboard or its buttons. Without a script it is a list that scrolls;
 * carousel-steps.ts serves the buttons of all carousels of a page.
 */
export function Carousel({ labelledBy, items, controls, children }: CarouselProps) {
  const { carousel } = useContent().frame;
  const count = Children.count(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is for forms.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-carousel={items}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={styles.track} aria-labelledby={labelledBy} tabIndex={0} data-track="">
        {children}
      </ul>
      <div className={styles.controls}>
        <Step by={-1} label={carousel.previous} />
        <Step by={1} label={carousel.next} />
        <p className={styles.position} aria-hidden="true">
          <span data-number="">1</span> / {count}
        </p>
        <p className="visually-hidden" role="status" data-says={carousel.position} data-count={count} />
        {controls}
      </div>
    </div>
  );
}

/** One item of a carousel. */
export function Slide({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.slide} ${className}`}>{children}</li>;
}
