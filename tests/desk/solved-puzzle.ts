import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { keysFrom } from "#server/captcha/proof-of-work.ts";

export const testSecret = "a secret that only the tests know and that is long enough";

type PuzzleOptions = { secret?: string; expiresAt?: Date };

/** A token as a browser would send it, made from a puzzle that costs nothing to solve. */
export async function solvedPuzzle({ secret = testSecret, expiresAt }: PuzzleOptions = {}): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 0,
    deriveKey,
    expiresAt: expiresAt ?? new Date(Date.now() + 600_000),
    ...keysFrom(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
