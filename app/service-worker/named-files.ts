import { isKeepable } from "./request-kind.ts";

const hashedFile = /\bstatic\/[\w.-]+\.\w+/g;
const indispensable = /\.(css|js|woff2)$/;

/** The hashed files that a page or a script names, without videos. */
export function namedFiles(text: string): string[] {
  return [...new Set(text.match(hashedFile))].map((name) => `/${name}`).filter(isKeepable);
}

/** Those without which a page would be another page: styles, scripts, fonts. */
export function indispensableFiles(html: string): string[] {
  return namedFiles(html).filter((path) => indispensable.test(path));
}
