import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { chooseCaptcha } from "./choose-captcha.ts";
import { captchaSecrets } from "./secret.ts";

test("makes a secret on the first start and keeps it, readable by the owner only", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "secret-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const first = captchaSecrets(readEnv({ DATA_DIR }));
  expect(first[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(captchaSecrets(readEnv({ DATA_DIR }))).toEqual(first);
  expect(statSync(join(DATA_DIR, "captcha-secret")).mode & 0o777).toBe(0o600);
});

test("wants a common secret from servers that share a database", () => {
  const env = readEnv({ DATABASE_URL: "postgres://localhost/site" });
  expect(() => captchaSecrets(env)).toThrow("CAPTCHA_SECRET must be set");
});

test("takes the secret before the last change beside the new one", () => {
  const CAPTCHA_SECRET = `${"n".repeat(32)}, ${"o".repeat(32)}`;
  expect(captchaSecrets(readEnv({ CAPTCHA_SECRET }))).toEqual(["n".repeat(32), "o".repeat(32)]);
});

test.each(["turnstile", "recaptcha"])("takes one secret of %s, not two", (CAPTCHA) => {
  const chosen = { CAPTCHA, CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "n".repeat(32) };
  expect(() => chooseCaptcha(readEnv(chosen), () => {})).not.toThrow();
  const two = { ...chosen, CAPTCHA_SECRET: `${"n".repeat(32)},${"o".repeat(32)}` };
  expect(() => chooseCaptcha(readEnv(two), () => {})).toThrow(`CAPTCHA=${CAPTCHA} needs one CAPTCHA_SECRET`);
});
