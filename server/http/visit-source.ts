import { campaignParts, campaignPrefix, sourceParts, type VisitSource } from "#contract/visit-source.ts";

/** Far more than a browser sends. */
const maxLength = 4_000;
const maxWordLength = 100;

/** Reads what a browser says of where its visit came from. What is no such thing is left out: no request is refused for it. */
export function readVisitSource(text: string): VisitSource {
  const sent = new URLSearchParams(text.length <= maxLength ? text : "");
  const read = sourceParts.map((part) => [part, checks[part](sent.get(part) ?? "")]);
  return Object.fromEntries(read);
}

/** The campaign that the address of a page names; where that page is the first of its visit, unless it names none. */
export function readCampaign(address: string | undefined): Pick<VisitSource, (typeof campaignParts)[number]> {
  const query = URL.parse(address ?? "")?.searchParams;
  const read = campaignParts.map((part) => [part, wordFrom(query?.get(campaignPrefix + part) ?? "")]);
  return Object.fromEntries(read);
}

export function hostFrom(text: string): string {
  const host = text.toLowerCase();
  return /^[a-z0-9.:[\]-]{1,253}$/.test(host) ? host : "";
}

const checks = { landing: pathFrom, referrer: hostFrom, source: wordFrom, medium: wordFrom, campaign: wordFrom };

/** Every page of the site has such an address. */
function pathFrom(text: string): string {
  return /^\/[\w./-]{0,200}$/.test(text) ? text : "";
}

/** One line in lower case, because campaigns are typed by hand. */
function wordFrom(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  return Array.from(line.toLowerCase()).slice(0, maxWordLength).join("");
}
