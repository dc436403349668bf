import { createContext } from "react";
import type { NewCounts } from "#server/storage/desk-reads.ts";
import type { DeskContent } from "./labels.ts";

/** What every page of the desk knows. */
export type Frame = {
  path: string;
  /** The company's name. */
  company: string;
  /** The address of the person who is signed in. */
  me: string | undefined;
  /** Whether that person only edits words, on their own machine, and has not signed in. */
  isLocal: boolean;
  /** In which that person reads times. */
  timeZone: string;
  /** Whether that person may publish what was edited. */
  mayPublish: boolean;
  /** Whether the site can be edited at the desk. */
  isEditingOn: boolean;
  /** What people on the staff are called, by their addresses. */
  names: ReadonlyMap<string, string>;
  isMailOff: boolean;
  /** Of new requests; nothing for those who are not signed in. */
  counts: NewCounts | undefined;
  /** The key of the sentence that says what was just done. */
  done: string;
  content: DeskContent;
  now: number;
};

export const FrameContext = createContext({} as Frame);
