import type { ReactNode } from "react";
import type { Frame } from "#content/schema/frame.ts";
import styles from "./carousel.module.css";
import { Step } from "./step.tsx";

export type CarouselFrameProps = {
  labels: Frame["carousel"];
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  /** How wide its items are: cards 412 or 300 px, portraits 300 or 200, tutorials one or two to a row. */
  items: "cards" | "portraits" | "tutorials";
  count: number;
  /** Controls that only some carousels have, like a pause button. */
  controls?: ReactNode;
  children: ReactNode;
};

/** The carousel itself, with its words as props, so that an island can hold one. */
export function CarouselFrame({ labels, labelledBy, items, count, controls, children }: CarouselFrameProps) {
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
        <Step by={-1} label={labels.previous} />
        <Step by={1} label={labels.next} />
        <p className={styles.position} aria-hidden="true">
          <span data-number="">1</span> / {count}
        </p>
        <p className="visually-hidden" role="status" data-says={labels.position} data-count={count} />
        {controls}
      </div>
    </div>
  );
}

/** One item of a carousel. */
export function Slide({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.slide} ${className}`}>{children}</li>;
}
