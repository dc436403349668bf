import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, secretLength } from "#server/env.ts";
import { keepPrivate } from "#server/keep-private.ts";

/** The secrets that sign our puzzles: those of the configuration, or one made on the first start and kept. */
export function captchaSecrets({ CAPTCHA_SECRET, DATABASE_URL, DATA_DIR }: Env): string[] {
  if (CAPTCHA_SECRET.length > 0) return CAPTCHA_SECRET;
  if (DATABASE_URL) {
    throw new Error("CAPTCHA_SECRET must be set, to the same value in every replica, when DATABASE_URL is set.");
  }
  return [keptSecret(DATA_DIR)];
}

function keptSecret(folder: string): string {
  const file = join(folder, "captcha-secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails if the file is there, so that two servers that start at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  keepPrivate(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < secretLength)
    throw new Error(`${file} is damaged. Delete it; a new secret is made on the next start.`);
  return secret;
}
