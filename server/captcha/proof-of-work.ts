import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Captcha, Verdict } from "./captcha.ts";

const algorithm = "PBKDF2/SHA-256";

// About 0.1 to 0.3 seconds of processor time. The counter is random, because finding a short prefix would depend on luck
// as much as on work.
const work = { cost: 1_000, minCounter: 1_000, maxCounter: 3_000 };
const validMs = 20 * 60_000;

/** A token has about 750 characters. */
const maxTokenLength = 2_000;

const token = v.pipe(
  v.string(),
  v.maxLength(maxTokenLength),
  v.transform((text) => Buffer.from(text, "base64").toString()),
  v.parseJson(),
  v.object({
    challenge: v.object({
      // Only these: altcha-lib walks through this object recursively.
      parameters: v.strictObject({
        algorithm: v.literal(algorithm),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.optional(v.string()),
        expiresAt: v.number(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

/** Our own check: the visitor's browser solves a small puzzle. The first secret signs; all of them are accepted. */
export function proofOfWork(
  secrets: readonly string[],
  clock: () => number = Date.now,
  { cost, minCounter, maxCounter } = work,
): Captcha {
  const [signing = ""] = secrets;
  return {
    async offer() {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(maxCounter, minCounter),
        deriveKey,
        expiresAt: new Date(clock() + validMs),
        ...keysFrom(signing),
      });
      return { provider: "proofOfWork", parameters: challenge.parameters, signature: challenge.signature };
    },
    async verify(text): Promise<Verdict> {
      const { success, output } = v.safeParse(token, text);
      if (!success) return { state: "refused" };
      const { challenge, solution } = output;
      const { nonce, expiresAt } = challenge.parameters;
      if (expiresAt * 1_000 < clock()) return { state: "refused" };
      for (const secret of secrets) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysFrom(secret) });
        if (verified) return { state: "passed", id: nonce };
      }
      return { state: "refused" };
    },
  };
}

/** Two keys from one secret. The second allows a solution to be checked without doing the work again. */
export function keysFrom(secret: string) {
  return { hmacSignatureSecret: `challenge:${secret}`, hmacKeySignatureSecret: `key:${secret}` };
}
