/** Where a visit came from: the page it began on, the site that led there, and the campaign that its address named. */
export const sourceParts = ["landing", "referrer", "source", "medium", "campaign"] as const;
type SourcePart = (typeof sourceParts)[number];

/** Each part is empty where it is not known. */
export type VisitSource = Record<SourcePart, string>;

/** How the parameters of a campaign begin, as in `utm_source`. */
export const campaignPrefix = "utm_";

/** The parts that the address of a campaign names. */
export const campaignParts = ["source", "medium", "campaign"] as const satisfies SourcePart[];

/** Where a browser keeps it for the other pages of a visit, after "OK" on the cookie bar (contract/browser-storage.ts). */
export const visitSourceKey = "visitSource";
