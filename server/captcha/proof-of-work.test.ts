import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { proofOfWork } from "./proof-of-work.ts";

test("takes what a browser has solved", async () => {
  const captcha = proofOfWork(["a secret"]);
  const offer = await captcha.offer();
  if (offer.provider !== "proofOfWork") throw new Error("another provider");
  const { parameters, signature } = offer;
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  expect(await captcha.verify(token)).toMatchObject({ state: "passed", use: { id: parameters.nonce } });
  const later = proofOfWork(["a secret"], () => Date.now() + 3_600_000);
  expect(await later.verify(token)).toEqual({ state: "refused" });
});
