// Apart from analytics.ts, because the bundler loads whole files: a page's first script needs that, but this only after a
// click.

/** Everything that is tracked besides page views. The label is the value of `data-event` in the markup. */
export const events = {
  OK: { category: "Button", action: "Click" },
  "View our works - Dashboard": { category: "LinkButton", action: "Click" },
  "Submit contact request": { category: "Button", action: "Submit" },
  "social facebook": { category: "LinkButton", action: "Click" },
  "social instagram": { category: "LinkButton", action: "Click" },
  "social twitter": { category: "LinkButton", action: "Click" },
  "social linkedin": { category: "LinkButton", action: "Click" },
  "social youtube": { category: "LinkButton", action: "Click" },
  // Every network that the site has no icon for.
  "social other": { category: "LinkButton", action: "Click" },
} as const;

export type EventLabel = keyof typeof events;
