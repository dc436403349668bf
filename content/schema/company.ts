import * as v from "valibot";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { codeName, hint, href, keyedBy, line, maybeTranslated, sameInEveryLanguage, slug, someOf } from "./text.ts";

/** A drawing in content/pictures/flags, without its ending. */
export const flag = v.optional(
  hint(codeName, "A file in content/pictures/flags, without its ending. Without it no flag shows."),
);

const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, "must be like portal.example.com"));

const phone = v.strictObject({
  label: sameInEveryLanguage(line),
  href: v.pipe(v.string(), v.regex(/^tel:\+\d+$/, "must be like tel:+15550100")),
});

const timeZone = v.pipe(v.string(), v.check(isTimeZone, "must be the name of a time zone, like America/Chicago"));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const office = v.strictObject({
  id: hint(
    v.pipe(v.string(), v.regex(/^\w+$/, "must be letters and digits, like USA")),
    "What other files call it: {company.offices.USA.city} is the city of the office with the id USA.",
  ),
  name: line,
  city: line,
  flag,
  /** Some countries' post reads only English: a language need not have them. */
  addressLines: someOf(maybeTranslated(line)),
  /** As visitors read it, in the language of the page. */
  country: line,
  /** As search engines read it (ISO 3166-1). */
  countryCode: v.pipe(v.string(), v.length(2)),
  phone,
  hours: v.optional(hint(line, "When someone answers the phone, in the office's own time.")),
  timeZone: hint(
    timeZone,
    "Its name in the IANA database, like America/Chicago. Staff are reminded by that of the first office.",
  ),
  mapLink: href,
  area: v.optional(
    hint(
      line,
      "The large city near by, if that is how people know where the office is. Without it, texts name the city.",
    ),
  ),
  state: v.optional(line),
  /** Where the dot of the map is (npm run brand). */
  coordinates: v.optional(
    v.strictObject({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
});
export type Office = v.InferOutput<typeof office>;

/** `name` chooses the icon and keeps the network's first name ("twitter"). `label` is what visitors read. */
export const socialLink = v.strictObject({
  name: hint(
    slug,
    "Like facebook. The site has icons for facebook, instagram, linkedin, twitter and youtube; others show their label.",
  ),
  label: sameInEveryLanguage(line),
  href,
});

/** Name, addresses and links of the company. They are written here and nowhere else. */
export const company = v.strictObject({
  name: sameInEveryLanguage(line),
  legalName: sameInEveryLanguage(line),
  tagline: line,
  url: v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, "must be an https address without a slash at its end")),
  email: v.pipe(v.string(), v.email()),
  places: hint(line, 'Where the company is, as its titles say it, like "Chicago and Ulaanbaatar".'),
  wordmark: v.optional(
    hint(
      v.strictObject({
        loose: v.optional(sameInEveryLanguage(line)),
        exact: sameInEveryLanguage(v.pipe(line, v.endsWith(".", "must end with a period, which is the dot"))),
      }),
      'The name as it is drawn, first by a loose line and then by an exact one, like "ideas" and "coded."; otherwise the last word of the name is the exact one.',
    ),
  ),
  iconLetter: v.optional(
    hint(
      sameInEveryLanguage(v.pipe(line, v.regex(/^\p{L}$/u, "must be one letter"))),
      "The letter of the icons; otherwise the first of the name, small.",
    ),
  ),
  replyTime: hint(line, 'How soon a contact request is answered, like "two business days".'),
  replyDays: hint(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
    "The same as a number of working days. Staff are reminded of requests that wait longer.",
  ),
  appMarket: hint(href, "Where merchants get the Clover apps. Sample: replace it with the listing of the company."),
  portals: hint(
    v.strictObject({ houseAccountTab: host, registerPlus: host }),
    "Where merchants open the web portals, without https://. Samples.",
  ),
  offices: hint(
    keyedBy("id", someOf(office)),
    "The first is the one that visitors call, and the only one where one is named. A translation names the one in its country.",
  ),
  socials: v.optional(keyedBy("name", v.array(socialLink)), []),
});
export type Company = v.InferOutput<typeof company>;

/** The office that visitors are led to where there is room for one: the first; in a translation, the one in its country. */
export function mainOffice({ offices }: Company, language: Language = mainLanguage): Office {
  const [first] = offices as [Office, ...Office[]];
  if (language === mainLanguage) return first;
  const { region } = new Intl.Locale(language).maximize();
  return offices.find(({ countryCode }) => countryCode === region) ?? first;
}
