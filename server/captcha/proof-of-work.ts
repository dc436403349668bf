import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Captcha, Verdict } from "./captcha.ts";

const algorithm = "PBKDF2/SHA-256";

// About 0.1 to 0.3 seconds of a visitor's processor. The counter is drawn, because a short prefix to search for
// would be found by luck as often as by work.
const work = { cost: 1_000, leastCounter: 1_000, mostCounter: 3_000 };
const validMs = 20 * 60_000;

/** A token has about 750 characters. */
const longestToken = 2_000;

const token = v.object({
  challenge: v.object({
    // These and no others: altcha-lib goes through whatever stands here with a function that calls itself.
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
});

/** Our own check: the visitor's browser solves a small puzzle. The first secret signs, every one of them is accepted. */
export function proofOfWork(secrets: readonly string[], clock: () => number = Date.now): Captcha {
  const [signing = ""] = secrets;
  return {
    async offer() {
      const challenge = await createChallenge({
        algorithm,
        cost: work.cost,
        counter: randomInt(work.mostCounter, work.leastCounter),
        deriveKey,
        expiresAt: new Date(clock() + validMs),
        ...keysFrom(signing),
      });
      return { provider: "proofOfWork", parameters: challenge.parameters, signature: challenge.signature };
    },
    async verify(text): Promise<Verdict> {
      const { success, output } = v.safeParse(token, parsed(text));
      if (!success) return { state: "refused" };
      const { challenge, solution } = output;
      const { nonce, expiresAt } = challenge.parameters;
      if (expiresAt * 1_000 < clock()) return { state: "refused" };
      for (const secret of secrets) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysFrom(secret) });
        if (verified) return { state: "passed", use: { id: nonce, expiresAt: expiresAt * 1_000 } };
      }
      return { state: "refused" };
    },
  };
}

/** Two keys of one secret: the second lets a solution be checked without doing its work again. */
export function keysFrom(secret: string) {
  return { hmacSignatureSecret: `challenge:${secret}`, hmacKeySignatureSecret: `key:${secret}` };
}

function parsed(text: string): unknown {
  if (text.length > longestToken) return undefined;
  try {
    return JSON.parse(Buffer.from(text, "base64").toString());
  } catch {
    return undefined;
  }
}
