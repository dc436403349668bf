import * as v from "valibot";
import { hint, href, keyedBy, line, sameInEveryLanguage, someOf } from "./text.ts";

/** Which of the company's two countries an office or a team member is in, by the specification's names. Flags show it. */
export const region = v.picklist(["USA", "MGL"]);
export type Region = v.InferOutput<typeof region>;

const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, "must be like portal.example.com"));

const phone = v.strictObject({
  label: sameInEveryLanguage(line),
  href: v.pipe(v.string(), v.regex(/^tel:\+\d+$/, "must be like tel:+15550100")),
});

export const office = v.strictObject({
  name: line,
  city: line,
  region,
  addressLines: someOf(line),
  /** As visitors read it, in the language of the page. */
  country: line,
  /** As search engines read it (ISO 3166-1). */
  countryCode: v.pipe(v.string(), v.length(2)),
  phone,
  mapLink: href,
});
// The post in the United States reads only English.
const usOffice = v.strictObject({
  ...office.entries,
  addressLines: someOf(sameInEveryLanguage(line)),
});
export type Office = v.InferOutput<typeof office>;

/** `name` chooses the icon and keeps the network's first name ("twitter"). `label` is what visitors read. */
export const socialLink = v.strictObject({
  name: v.picklist(["facebook", "instagram", "twitter", "linkedin"]),
  label: sameInEveryLanguage(line),
  href,
});
export type SocialLink = v.InferOutput<typeof socialLink>;

/** Name, addresses and links of the company. They are written here and nowhere else. */
export const company = v.strictObject({
  name: sameInEveryLanguage(line),
  legalName: sameInEveryLanguage(line),
  tagline: line,
  url: v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, "must be an https address without a slash at its end")),
  email: v.pipe(v.string(), v.email()),
  replyTime: hint(line, 'How soon a contact request is answered, like "two business days".'),
  appMarket: hint(href, "Where merchants get the Clover apps. Sample: replace it with the listing of the company."),
  portals: hint(
    v.strictObject({ houseAccountTab: host, registerPlus: host }),
    "Where merchants open the web portals, without https://. Samples.",
  ),
  offices: keyedBy("region", v.strictTuple([usOffice, office])),
  socials: v.pipe(v.array(socialLink), v.length(4)),
});
export type Company = v.InferOutput<typeof company>;
