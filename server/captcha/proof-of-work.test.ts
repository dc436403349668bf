import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { chooseCaptcha } from "./captcha-routes.ts";
import { proofOfWork } from "./proof-of-work.ts";

test("accepts a puzzle that a browser has solved", async () => {
  const captcha = proofOfWork(["a secret"]);
  const offer = await captcha.offer();
  if (offer.provider !== "proofOfWork") throw new Error("another provider");
  const { parameters, signature } = offer;
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  expect(await captcha.verify(token)).toMatchObject({ state: "passed", id: parameters.nonce });
  const later = proofOfWork(["a secret"], () => Date.now() + 3_600_000);
  expect(await later.verify(token)).toEqual({ state: "refused" });
});

test("every puzzle expires within the half hour after which the manual removes the old secret", async () => {
  const now = Date.now();
  const offer = await proofOfWork(["a secret"], () => now).offer();
  if (offer.provider !== "proofOfWork") throw new Error("another provider");
  const { expiresAt = Number.POSITIVE_INFINITY } = offer.parameters;
  expect(expiresAt * 1_000 - now).toBeLessThanOrEqual(30 * 60_000);
});

test.each([
  ["nested 1,900 objects deep", `"data":${'{"":'.repeat(1_900)}1${"}".repeat(1_900)}`],
  ["nested within the length of a token", `"data":${'{"":'.repeat(200)}1${"}".repeat(200)}`],
  ["with a parameter that no puzzle has", '"data":{"a":"b"}'],
  ["longer than any", `"keySignature":"${"0".repeat(3_000)}"`],
])("refuses a token that is %s", async (_name, parameter) => {
  const captcha = proofOfWork(["a secret"]);
  const { provider: _, ...challenge } = await captcha.offer();
  const token = JSON.stringify({ challenge, solution: { counter: 1, derivedKey: "00" } });
  const changed = token.replace('"parameters":{', `"parameters":{${parameter},`);
  expect(await captcha.verify(Buffer.from(changed).toString("base64"))).toEqual({ state: "refused" });
});

test.each(["turnstile", "recaptcha"])("takes one secret of %s, not two", (CAPTCHA) => {
  const chosen = { CAPTCHA, CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "n".repeat(32) };
  expect(() => chooseCaptcha(readEnv(chosen), () => {})).not.toThrow();
  const two = { ...chosen, CAPTCHA_SECRET: `${"n".repeat(32)},${"o".repeat(32)}` };
  expect(() => chooseCaptcha(readEnv(two), () => {})).toThrow(`CAPTCHA=${CAPTCHA} needs one CAPTCHA_SECRET`);
});
