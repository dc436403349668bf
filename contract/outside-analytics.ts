/** Where the browser asks, after a "yes" and not before, which services are set up. */
export const outsideAnalyticsPath = "/api/analytics";

/** The services of other companies that the operator has set up; null where there is none. */
export type OutsideAnalytics = {
  /** The measurement ID of a Google Analytics 4 property. */
  ga4: string | null;
  /** The name under which Plausible knows the site. */
  plausible: string | null;
};
