import { useEffect } from "react";
import type { GuideSearch } from "#content/schema/guide-search.ts";
import type { Place } from "./guide-index.ts";
import styles from "./guide-search.module.css";

type AnswerListProps = {
  id: string;
  places: readonly Place[];
  /** The number of the answer that Enter opens. */
  chosen: number;
  words: GuideSearch;
};

/** The id of an answer, by which the question names the chosen one. */
export function answerId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The answers below the question. Each is a link, so that it opens in a new tab or is copied like any other. */
export function AnswerList({ id, places, chosen, words }: AnswerListProps) {
  useEffect(() => {
    document.getElementById(answerId(id, chosen))?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  return (
    <div className={styles.answers} id={id} role="listbox" aria-label={words.resultsLabel} tabIndex={-1}>
      {places.map(({ href, title, kind, app, chapter, time }, place) => (
        <a
          key={href}
          className={styles.answer}
          id={answerId(id, place)}
          role="option"
          aria-selected={place === chosen}
          tabIndex={-1}
          href={href}
          // The caret stays in the question while an answer is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.answerTitle}>{title}</span>
          <span className={styles.where}>
            {[app, words.kinds[kind], chapter && `${time} ${chapter}`].filter(Boolean).join(" · ")}
          </span>
        </a>
      ))}
    </div>
  );
}
