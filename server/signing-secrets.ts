import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, secretLength } from "./env.ts";
import { keepPrivate } from "./keep-private.ts";

/**
 * The secrets that sign puzzles and the desk's cookies: those of the configuration, or one created on the first start. The
 * first one signs, and also hides addresses where they are counted.
 */
export function signingSecrets({ CAPTCHA_SECRET, DATABASE_URL, DATA_DIR }: Env): string[] {
  if (CAPTCHA_SECRET.length > 0) return CAPTCHA_SECRET;
  if (DATABASE_URL) {
    throw new Error("CAPTCHA_SECRET must be set, to the same value in every replica, when DATABASE_URL is set.");
  }
  return [storedSecret(DATA_DIR)];
}

function storedSecret(folder: string): string {
  const file = join(folder, "captcha-secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails if the file exists, so that two servers that start at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  keepPrivate(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < secretLength)
    throw new Error(`${file} is damaged. Delete it; a new secret is created on the next start.`);
  return secret;
}
