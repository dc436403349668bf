import type { Redirect } from "../../../server/site/redirects.ts";

/** The redirects in the form that static hosts read (the file _redirects). */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join("\n")}\n`;
}
