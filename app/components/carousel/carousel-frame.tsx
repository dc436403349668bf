import { Children, type ReactNode } from "react";
import { Icon } from "#app/components/pictures/icon.tsx";
import type { FrameContent } from "#content/schema/frame.ts";
import styles from "./carousel.module.css";

export type CarouselFrameProps = {
  labels: FrameContent["carousel"];
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  /** What its items are, from which the style takes their width. */
  items: "cards" | "portraits" | "tutorials";
  /** Extra controls, like a pause button. */
  controls?: ReactNode;
  children: ReactNode;
};

/** A carousel with its labels as props. It is apart from carousel.tsx for islands: that file would load all content. */
export function CarouselFrame({ labels, labelledBy, items, controls, children }: CarouselFrameProps) {
  const count = Children.count(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is for forms.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={labels.role}
      aria-labelledby={labelledBy}
      data-carousel={items}
    >
      {/* It has the group's name, and no second time the same one. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={styles.track} tabIndex={0} data-track="">
        {children}
      </ul>
      <div className={styles.controls} data-needs-script="">
        <Step by={-1} label={labels.previous} />
        <Step by={1} label={labels.next} />
        <p className={styles.position} aria-hidden="true">
          <span data-number="">1</span>
          {` / ${count}`}
        </p>
        <p className="visually-hidden" role="status" data-says={labels.position} data-count={count} />
        {controls}
      </div>
    </div>
  );
}

export function Slide({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.slide} ${className}`}>{children}</li>;
}

/** Stops and starts the slides of a carousel that moves on its own. autoplay.client.ts reads its state. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${styles.step} ${styles.pause}`}
      aria-label={label}
      aria-pressed="false"
      data-pause=""
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 6v12M15 6v12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** A round button that moves a carousel by one item. */
function Step({ by, label }: { by: -1 | 1; label: string }) {
  return (
    <button type="button" className={styles.step} data-step={by} aria-label={label} aria-disabled={by < 0}>
      <Icon d={by > 0 ? "M5 12h14M13 6l6 6-6 6" : "M19 12H5M11 6l-6 6 6 6"} strokeWidth="1.8" />
    </button>
  );
}
