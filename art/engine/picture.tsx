import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GlyphBook, GlyphBookProvider } from "./glyph-book.ts";
import { type Stage, StageProvider } from "./stage.ts";
import { pictureStyle } from "./style.ts";
import { type Words, WordsProvider } from "./words.ts";

/** One picture of the site. */
export interface Drawing {
  /** Its file in content/pictures, without the ending: "brand/wordmark". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** On a band that is dark in both schemes. */
  readonly onInk?: boolean;
  /** Shows another part of the drawing than 0 0 width height, as left, top, width, height. */
  readonly view?: readonly [number, number, number, number];
  /** How the picture fills a frame of other proportions (SVG's preserveAspectRatio). */
  readonly fit?: string;
  /** For a picture in another language: what it says instead of the English words. */
  readonly words?: Words;
  /** All of it by hand, or all of it exact. */
  readonly stage?: Stage;
  readonly draw: () => ReactNode;
  /** Some of it is loose and some exact because of what it says: it has no two ends. */
  readonly isMixed?: boolean;
  /** What its two ends show, in which a visitor drags the dot, if it is another composition. It has no words to translate. */
  readonly drawCompared?: () => ReactNode;
}

/** A drawing as the text of a standalone SVG file. */
export function renderPicture({ name, width, height, onInk, view, fit, words = {}, stage, draw }: Drawing): string {
  const book = new GlyphBook();
  const left = new Set(Object.keys(words));
  const say = (english: string) => {
    left.delete(english);
    return words[english] ?? english;
  };
  // The content first: only then are all of its letters known.
  const content = markupOf(
    <WordsProvider value={say}>
      <StageProvider value={stage}>
        <GlyphBookProvider value={book}>{draw()}</GlyphBookProvider>
      </StageProvider>
    </WordsProvider>,
  );
  if (left.size > 0) throw new Error(`${name} translates what it does not say: ${[...left].join(", ")}.`);
  const root = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="tint" class="${onInk ? "art ink" : "art"}"`,
    `width="${width}" height="${height}" viewBox="${(view ?? [0, 0, width, height]).join(" ")}"`,
  ].join(" ");
  const letters = book.entries().map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  return [
    `${root}${fit ? ` preserveAspectRatio="${fit}"` : ""}><style>${pictureStyle}</style>`,
    letters.length > 0 ? `<defs>${letters.join("")}</defs>` : "",
    `${content}</svg>\n`,
  ].join("");
}

/** Inside an <svg>, because only there does React know elements like <linearGradient>. */
function markupOf(content: ReactNode): string {
  const markup = renderToStaticMarkup(<svg aria-hidden="true">{content}</svg>)
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "");
  // React writes <path></path>; in an SVG file <path/> says the same.
  return markup.replace(/<([a-zA-Z]+)([^<>]*)><\/\1>/g, "<$1$2/>");
}
