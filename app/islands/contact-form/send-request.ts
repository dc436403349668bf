import { contactHeaders, contactPath } from "#contract/contact.ts";
import type { Outcome } from "./form-state.ts";

type RequestHeaders = { key: string; captchaToken: string; filledMs: number; trap: string; source: string };

/** Longer than the server's slowest response. A second attempt has the same key and is stored only once. */
const timeoutMs = 30_000;

/** Posts a request, even if the visitor leaves the page meanwhile. Only 200 means that it is stored. */
export async function sendRequest(
  values: object,
  { key, captchaToken, filledMs, trap, source }: RequestHeaders,
): Promise<Outcome> {
  const stopping = new AbortController();
  const deadline = setTimeout(() => stopping.abort(new Error("No response came in time.")), timeoutMs);
  try {
    const response = await fetch(contactPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [contactHeaders.idempotencyKey]: key,
        [contactHeaders.captchaToken]: captchaToken,
        [contactHeaders.filledMs]: String(filledMs),
        [contactHeaders.trap]: trap,
        [contactHeaders.language]: document.documentElement.lang,
        [contactHeaders.source]: source,
      },
      body: JSON.stringify(values),
      keepalive: true,
      signal: stopping.signal,
    });
    if (response.status === 200) return { outcome: "stored" };
    const { error } = await response.json().catch(() => ({}));
    console.error(`The contact request was not stored: ${response.status} ${error?.code}`);
    if (response.status === 429) return { outcome: "tooMany" };
    if (error?.fields) return { outcome: "fields", fields: error.fields };
    if (String(error?.code).startsWith("captcha")) return { outcome: "captcha" };
  } catch (error) {
    console.error("The contact request was not sent:", error);
  } finally {
    clearTimeout(deadline);
  }
  return { outcome: "failed" };
}
