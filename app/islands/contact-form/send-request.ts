import { contactHeaders, contactPath, type FieldProblem } from "#contract/contact.ts";

export type Sent =
  | { outcome: "stored" }
  | { outcome: "captcha" }
  | { outcome: "tooMany" }
  | { outcome: "fields"; fields: Partial<Record<string, FieldProblem>> }
  | { outcome: "failed" };

type Signs = { key: string; captchaToken: string; filledMs: number; trap: string };

/** Posts a request. Only 200 means that it is stored; whatever else happens is logged and told. */
export async function sendRequest(values: object, { key, captchaToken, filledMs, trap }: Signs): Promise<Sent> {
  try {
    const answer = await fetch(contactPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [contactHeaders.idempotencyKey]: key,
        [contactHeaders.captchaToken]: captchaToken,
        [contactHeaders.filledMs]: String(filledMs),
        [contactHeaders.trap]: trap,
      },
      body: JSON.stringify(values),
    });
    if (answer.status === 200) return { outcome: "stored" };
    const { error } = await answer.json();
    console.error(`The contact request was not stored: ${answer.status} ${error?.code}`);
    if (answer.status === 429) return { outcome: "tooMany" };
    if (error?.fields) return { outcome: "fields", fields: error.fields };
    if (String(error?.code).startsWith("captcha")) return { outcome: "captcha" };
  } catch (error) {
    console.error("The contact request was not sent:", error);
  }
  return { outcome: "failed" };
}
