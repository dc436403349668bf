import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settings } from "#server/env.ts";
import { emailTimeoutMs } from "#server/outbox/smtp.ts";
import { giveUpAfterMs, minAttempts } from "#server/storage/deliveries.ts";
import { until } from "./support/client.ts";
import { openSqlite } from "./support/database.ts";
import { openServer } from "./support/test-server.ts";

const manual = readFileSync("docs/operations.md", "utf8");
const prose = manual.replace(/^ *```.*?^ *```$/gms, "").replace(/\s+/g, " ");
const [, alarms = ""] = manual.split("## What each alarm means");
const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);

test("the manual explains each of our metrics, and no other", async () => {
  await using database = openSqlite();
  await using server = await openServer({ database });
  const { readMetrics } = server.services;
  await until("the first cleanup has ended", async () => (await readMetrics()).includes("cleanup_paused"));
  const printed = [...(await readMetrics()).matchAll(/^# TYPE (\w+)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => !/^(process|nodejs)_/.test(name));
  const explained = [...alarms.matchAll(/`([a-z]+(?:_[a-z]+)+)(?:\{[^}]+\})?`/g)].map(([, name = ""]) => name);
  expect(explained.toSorted()).toEqual(printed.toSorted());
});

test("every setting in the manual is one of the server's", () => {
  const named = [...manual.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = ""]) => name);
  expect(named).toEqual(expect.arrayContaining(["DATA_DIR", "TRUSTED_PROXIES", "METRICS_PORT"]));
  // Codes in the log, and a setting of deploy/Caddyfile.
  const others = ["DATABASE_FILE_LOST", "NOT_ON_STANDBY", "SITE_ADDRESS"];
  expect(named.filter((name) => !settings.includes(name) && !others.includes(name))).toEqual([]);
});

test("every log code and sentence in the manual is in the server's code", () => {
  const code = globSync("server/**/*.{ts,tsx}", { exclude: (name) => name.endsWith(".test.ts") })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const quoted = [...prose.matchAll(/"([^"]+)"/g)].map(([, sentence = ""]) => sentence);
  expect(quoted.length).toBeGreaterThan(0);
  for (const words of [...quoted, "DATABASE_FILE_LOST", "NOT_ON_STANDBY", "SQLite ", "SMTP "])
    expect(code).toContain(words);
});

test("every file that the manual names exists", () => {
  const paths = spans.filter((span) => /^(\.env|deploy\/|docs\/|scripts\/)/.test(span) && span !== ".env");
  expect(paths).toEqual(expect.arrayContaining([".env.example", "deploy/website.service", "deploy/Dockerfile"]));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("the numbers in the manual are those of the server", () => {
  const { PORT, RETENTION_DAYS, SHUTDOWN_DELAY_MS } = readEnv({ SHUTDOWN_DELAY_MS: "5000" });
  expect(prose).toContain(`listens on port ${PORT}`);
  expect(prose).toContain(`older than \`RETENTION_DAYS\` (${RETENTION_DAYS})`);
  expect(prose).toContain(`${SHUTDOWN_DELAY_MS} is a good value`);
  expect(prose).toContain(`after ${giveUpAfterMs / 3_600_000} hours and at least ${minAttempts} attempts`);
  expect(prose).toContain(`more than ${emailTimeoutMs / 1_000} seconds`);
});
