import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "#tests/support/database.ts";
import { readEnv } from "./env.ts";
import { signingSecrets } from "./signing-secrets.ts";

test("creates a secret on the first start and keeps it, readable only by its owner", async () => {
  await using database = openSqlite();
  const { DATA_DIR } = database;
  const first = signingSecrets(readEnv({ DATA_DIR }));
  expect(first[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(signingSecrets(readEnv({ DATA_DIR }))).toEqual(first);
  expect(statSync(join(DATA_DIR, "captcha-secret")).mode & 0o777).toBe(0o600);
});

test("requires servers that share a database to share a secret", () => {
  const env = readEnv({ DATABASE_URL: "postgres://localhost/site" });
  expect(() => signingSecrets(env)).toThrow("CAPTCHA_SECRET must be set");
});

test("accepts the previous secret next to the new one", () => {
  const CAPTCHA_SECRET = `${"n".repeat(32)}, ${"o".repeat(32)}`;
  expect(signingSecrets(readEnv({ CAPTCHA_SECRET }))).toEqual(["n".repeat(32), "o".repeat(32)]);
});
