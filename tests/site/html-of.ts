import { inject } from "vitest";

const known = new Map<string, Promise<string>>();
const statuses = new Map<string, Promise<number>>();

/** What the server under test sends for a path of the built site, asked for once. */
export function htmlOf(path: string): Promise<string> {
  const html = known.get(path) ?? fetch(inject("base") + path).then((response) => response.text());
  known.set(path, html);
  return html;
}

/** The status of the response for a path, asked for once. */
export function statusOf(path: string): Promise<number> {
  const status =
    statuses.get(path) ?? fetch(inject("base") + path, { redirect: "manual" }).then(({ status }) => status);
  statuses.set(path, status);
  return status;
}
