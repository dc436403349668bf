/** Where the browser asks, only after a "yes", which services are set up. */
export const outsideAnalyticsPath = "/api/analytics";

/** The services of other companies that the operator has set up, or null. */
export type OutsideAnalytics = {
  /** The measurement ID of a Google Analytics 4 property. */
  ga4: string | null;
  /** The site's domain in Plausible. */
  plausible: string | null;
};
