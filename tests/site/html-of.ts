import { inject } from "vitest";

const known = new Map<string, Promise<string>>();

/** What the server under test sends for a path of the built site, asked for once. */
export function htmlOf(path: string): Promise<string> {
  const html = known.get(path) ?? fetch(inject("base") + path).then((answer) => answer.text());
  known.set(path, html);
  return html;
}
