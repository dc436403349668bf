import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { DialogButton } from "#app/components/dialog/dialog-button.tsx";
import type { GuideSearchContent } from "#content/schema/guide-search.ts";
import styles from "./guide-search.module.css";
import type { Hit } from "./search-guides.ts";
import { useHits } from "./use-hits.ts";

/** A question in the address: /guides?q=delete+a+tab. */
export const questionKey = "q";

const inputId = "guide-search";
const listId = "guide-hits";
const statusId = "guide-search-status";
const hitId = (index: number) => `${listId}-${index}`;

/** No hit is selected: the caret is in the question. */
const none = -1;

/** "How do I …": the visitor ends the question, and what answers it appears below while they type. */
export function GuideSearch({ content }: { content: GuideSearchContent }) {
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState("");
  const [selected, setSelected] = useState(none);
  const [open, setOpen] = useState(false);
  const { hits, status, isUnanswered } = useHits(question, content);
  const expanded = open && hits.length > 0;

  // What was typed before hydration counts too, and what the address asks.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const asked = new URLSearchParams(location.search).get(questionKey);
    if (asked && !field.value) {
      field.value = asked;
      field.focus();
    }
    setQuestion(field.value);
  }, []);

  function ask(text: string) {
    setQuestion(text);
    setSelected(none);
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      if (!expanded && input.current) {
        input.current.value = "";
        ask("");
      }
      setOpen(false);
    } else if (event.key === "Enter") {
      if (expanded) document.getElementById(hitId(Math.max(selected, 0)))?.click();
    } else {
      const next = selectionAfter(event.key, selected, hits.length);
      if (next === undefined || hits.length === 0) return;
      setOpen(true);
      setSelected(next);
    }
    event.preventDefault();
  }

  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={inputId}>
        {content.label}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          id={inputId}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={expanded && selected !== none ? hitId(selected) : undefined}
          aria-describedby={statusId}
          placeholder={content.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          onInput={(event) => ask(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <p className={styles.status} id={statusId} role="status">
          {status}
        </p>
        {isUnanswered && (
          <DialogButton opens="contact" className={styles.help}>
            {content.help}
          </DialogButton>
        )}
        {expanded && <HitList hits={hits} selected={selected} content={content} />}
      </div>
    </search>
  );
}

/** The hit that an arrow key selects. Past the last one comes the question, then the first again. */
function selectionAfter(key: string, selected: number, count: number): number | undefined {
  if (key === "ArrowDown") return selected + 1 < count ? selected + 1 : none;
  if (key === "ArrowUp") return selected === none ? count - 1 : selected - 1;
  return undefined;
}

type HitListProps = { hits: readonly Hit[]; selected: number; content: GuideSearchContent };

/** Each hit is a link, so that it opens in a new tab or can be copied like any other. */
function HitList({ hits, selected, content }: HitListProps) {
  useEffect(() => {
    document.getElementById(hitId(selected))?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <div className={styles.hits} id={listId} role="listbox" aria-label={content.resultsLabel} tabIndex={-1}>
      {hits.map(({ href, title, kind, app, chapter, time }, index) => (
        <a
          key={href}
          className={styles.hit}
          id={hitId(index)}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          href={href}
          // The caret stays in the question while a hit is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.hitTitle}>
            {hits.filter((hit) => hit.title === title)[1] ? `${app}: ${title}` : title}
          </span>
          <span className={styles.where}>
            {[app, content.kinds[kind], chapter && `${time} ${chapter}`].filter(Boolean).join(" · ")}
          </span>
        </a>
      ))}
    </div>
  );
}
