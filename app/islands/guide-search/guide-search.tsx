import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { GuideSearch as Words } from "#content/schema/guide-search.ts";
import { AnswerList, answerId } from "./answer-list.tsx";
import { choiceAfter, none } from "./choice-keys.ts";
import styles from "./guide-search.module.css";
import { useAnswers } from "./use-answers.ts";

const field = "guide-search";
const list = "guide-answers";
const note = "guide-search-status";

/** "How do I …": the visitor ends the question, and the places that answer it appear below while they type. */
export function GuideSearch({ words }: { words: Words }) {
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState("");
  const [chosen, setChosen] = useState(none);
  const [open, setOpen] = useState(false);
  const { places, status } = useAnswers(question, words);
  const shown = open && places.length > 0;

  // What was typed before the search woke counts too.
  useEffect(() => setQuestion(input.current?.value ?? ""), []);

  function ask(text: string) {
    setQuestion(text);
    setChosen(none);
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      if (!shown && input.current) {
        input.current.value = "";
        ask("");
      }
      setOpen(false);
    } else if (event.key === "Enter") {
      if (shown) document.getElementById(answerId(list, Math.max(chosen, 0)))?.click();
    } else {
      const next = choiceAfter(event.key, chosen, places.length);
      if (next === undefined || places.length === 0) return;
      setOpen(true);
      setChosen(next);
    }
    event.preventDefault();
  }

  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={field}>
        {words.label}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          id={field}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && chosen !== none ? answerId(list, chosen) : undefined}
          aria-describedby={note}
          placeholder={words.placeholder}
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
        <p className={styles.status} id={note} role="status">
          {status}
        </p>
        {shown && <AnswerList id={list} places={places} chosen={chosen} words={words} />}
      </div>
    </search>
  );
}
