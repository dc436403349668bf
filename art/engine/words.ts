import { createContext, useContext } from "react";

/** What a picture says in another language, by its English words. What is not listed stays as it is. */
export type Words = Readonly<Record<string, string>>;

const WordsContext = createContext<(english: string) => string>((english) => english);

/** Gives a drawing the words of its language. */
export const WordsProvider = WordsContext.Provider;

/** Says a text of the drawing in the language of the picture. */
export function useWords(): (english: string) => string {
  return useContext(WordsContext);
}
