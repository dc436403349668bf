/** The share of page views whose loading is measured. Few are enough for a total, and the others load no code for it. */
export const measuredShare = 0.1;
