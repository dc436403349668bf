import * as v from "valibot";
import { focus, picture, pictureName, shownPicture } from "./media.ts";
import {
  hint,
  href,
  keyedBy,
  line,
  lineUpTo,
  maybeTranslated,
  pageHead,
  personalName,
  slug,
  someOf,
  story,
} from "./text.ts";
import { result } from "./works.ts";

/** A picture with a title and a link. */
export const card = v.strictObject({
  backgroundImage: shownPicture,
  title: lineUpTo(32),
  subtitle: lineUpTo(120),
  href,
});
export type CardContent = v.InferOutput<typeof card>;

/** A client work. Its imageName also decides on the point-of-sale badge. */
export const clientWork = v.strictObject({
  imageName: hint(pictureName, "A picture in content/pictures/works, without its ending."),
  focus,
  title: lineUpTo(32),
  note: lineUpTo(40),
  story,
  alt: v.pipe(line, v.minLength(8)),
  href: v.optional(hint(href, "Its case study, if it has one.")),
  service: hint(slug, "The service that it belongs to: the end of its address, like mobile-apps."),
  industry: hint(slug, "The industry of the client."),
  result: v.optional(hint(result, "What it changed most. Without it, the first result of the case study is shown.")),
});
export type ClientWork = v.InferOutput<typeof clientWork>;

/** True for works whose image name says that they run on the point of sale. */
export function hasPointOfSaleBadge(imageName: string): boolean {
  return /\b(hat|register-plus|flymail)\b/.test(imageName);
}

const link = v.strictObject({ label: line, href });

const fact = v.strictObject({
  id: slug,
  value: v.pipe(v.number(), v.integer(), v.minValue(1)),
  suffix: v.optional(hint(maybeTranslated(v.string()), 'What follows the figure, like "+" or "M+".'), ""),
  label: line,
  inHero: v.optional(
    hint(line, "Where the figure is also in the first screen: what it counts, in words that need nothing around them."),
  ),
  seconds: hint(v.pipe(v.number(), v.minValue(1), v.maxValue(10)), "How long it counts up."),
});
export type Fact = v.InferOutput<typeof fact>;

export const home = v.strictObject({
  head: pageHead,
  hero: v.strictObject({
    tagline: line,
    pitch: hint(line, "What we do, for whom and where, in one line below the tagline."),
    lead: hint(line, 'Said before each offering, like "from a loose line to".'),
    and: hint(line, "Joins the last two offerings in the full sentence."),
    offerings: someOf(line),
    becomeClient: line,
    button: hint(lineUpTo(14), "Short enough to stay above the cookie bar on a small phone."),
    graphic: line,
  }),
  clients: v.strictObject({
    label: line,
    marks: v.optional(keyedBy("picture.file", v.array(v.strictObject({ name: personalName, picture }))), []),
  }),
  services: v.strictObject({
    title: line,
    lead: line,
    learnMore: line,
    link: v.optional(link),
    cards: hint(keyedBy("href", someOf(card)), "One for each service."),
  }),
  clover: v.strictObject({
    title: line,
    lead: line,
    learnMore: line,
    cards: v.optional(keyedBy("href", v.array(card)), []),
  }),
  toClover: v.strictObject({
    title: line,
    paragraphs: someOf(line),
    points: v.optional(v.array(v.strictObject({ title: line, text: line })), []),
    link,
  }),
  works: v.strictObject({
    title: line,
    subtitle: line,
    button: line,
    badge: line,
    link: v.optional(link),
    items: v.optional(keyedBy("imageName", v.array(clientWork)), []),
  }),
  offices: v.strictObject({ title: line, map: shownPicture }),
  facts: v.strictObject({ title: line, items: v.optional(keyedBy("id", v.array(fact)), []) }),
  closing: v.strictObject({ title: line, subtitle: line, button: line }),
});
export type HomeContent = v.InferOutput<typeof home>;
