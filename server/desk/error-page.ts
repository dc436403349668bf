import { html } from "#server/http/html.ts";
import type { HttpError } from "#server/http/http-error.ts";
import { styleHashes } from "#server/http/security-headers.ts";

const style = `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }`;

const page = html`<style>${style}</style>`.text;

/** Its headers: nothing may run or load here. */
const headers: Record<string, string> = {
  "content-security-policy": `default-src 'none'; frame-ancestors 'none'; style-src ${styleHashes(page).join(" ")}`,
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * What staff see if something goes wrong. The page of the public site has scripts, among them those of other companies,
 * and an address of the desk can be a link that signs in. It needs nothing of the desk, which may be what is broken.
 */
export function deskErrorPage({ code, title, message }: { code: HttpError["code"]; title: string; message: string }) {
  const back = code === "deskClosed" ? html`<a href="/">To the site</a>` : html`<a href="/desk">Back to the desk</a>`;
  const text = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`;
  const rest = html`</head><body><main><h1>${title}</h1><p>${message}</p><p>${back}</p></main></body></html>`;
  return { html: text.text + page + rest.text, headers };
}
