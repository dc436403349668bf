import { cutAtWord } from "#content/editing/cut-at-word.ts";
import { oneLine } from "./git.ts";

const maxLetters = 72;

/** A change in one line, which ends with a whole word. */
export function subjectFrom(detail: string): string {
  return cutAtWord(oneLine(detail), maxLetters) || "Change the content";
}

/** The page that a change is about, without what it changed there. */
export function pageOf(subject: string): string {
  return subject.match(/^((Put back|Change again): )?[^:]*/)?.[0] ?? subject;
}

/** What undoing a publication is called. */
export function undoOf(subject: string): string {
  return reversed(subject, "Undo: ", "Publish again: ");
}

/** What taking back a change is called. */
export function putBackOf(subject: string): string {
  return reversed(subject, "Put back: ", "Change again: ");
}

/** What is taken back twice is named by what it does, not by its history. */
function reversed(subject: string, back: string, again: string): string {
  if (subject.startsWith(back)) return again + subject.slice(back.length);
  return back + (subject.startsWith(again) ? subject.slice(again.length) : subject);
}
