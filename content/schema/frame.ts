import * as v from "valibot";
import { codeName, hint, href, keyedBy, line, lineUpTo, lineWith, someOf } from "./text.ts";

export const menuItem = v.strictObject({
  label: lineUpTo(16),
  href,
  sectionId: v.optional(hint(codeName, "The section of the home page that the item scrolls to, where it has one.")),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** What is around every page: skip link, menu, footer, cookie bar, scroll button. */
export const frame = v.strictObject({
  language: v.strictObject({
    name: hint(
      lineUpTo(16),
      'What the language calls itself, like "Монгол". It is the link on pages in other languages.',
    ),
    offer: hint(line, "Offers the page to visitors of another language whose browser prefers this one."),
    close: hint(line, "Takes the offer away, for screen readers."),
  }),
  skipLink: line,
  home: line,
  mainMenu: line,
  openMenu: line,
  closeMenu: line,
  contactUs: line,
  menu: keyedBy("href", someOf(menuItem)),
  scrollToTop: line,
  carousel: v.strictObject({
    role: hint(line, "What a screen reader calls it, after the name of what is in it."),
    previous: line,
    next: line,
    position: hint(
      lineWith("number", "count"),
      "What a screen reader hears after a move; {number} and {count} are filled in.",
    ),
    pause: line,
  }),
  byHand: hint(
    line,
    "Names the dot that is dragged between the sketch of a picture and the finished one, for screen readers. They say a number after it: how many percent of the picture are the sketch.",
  ),
  viewer: v.strictObject({ label: line, close: line, enlarge: line, chapters: line, videoFailed: lineWith("file") }),
  cookieBar: v.strictObject({
    label: line,
    text: line,
    privacy: v.strictObject({ label: line, href }),
    ok: line,
    noThanks: line,
  }),
  footer: v.strictObject({
    links: v.optional(keyedBy("href", v.array(v.strictObject({ label: line, href }))), []),
    linksLabel: line,
    socialsLabel: line,
    newTab: line,
    map: line,
    cookieSettings: line,
    pauseAnimations: line,
    copyright: lineWith("year", "name"),
  }),
});
export type FrameContent = v.InferOutput<typeof frame>;

/** What can go wrong for someone who reads the response as a page. The codes are those of server/http/http-error.ts. */
const errorCodes = [
  "badRequest",
  "foreignOrigin",
  "notFound",
  "methodNotAllowed",
  "tooLarge",
  "invalidFields",
  "rateLimited",
  "internal",
  "unavailable",
  "queueFull",
] as const;

/** The screen shown when something breaks. */
export const errorScreen = v.strictObject({
  errors: hint(
    v.strictObject(v.entriesFromList(errorCodes, v.strictObject({ title: line, message: line }))),
    "What the page says, by what went wrong.",
  ),
  title: line,
  text: line,
  unknown: line,
  wayHome: line,
  works: line,
  writeToUs: lineWith("email"),
});
