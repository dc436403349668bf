import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settings } from "./env.ts";

const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
const long = "0123456789abcdef".repeat(2);

test("everything has a default", () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: "0.0.0.0", LOG_LEVEL: "info", SHUTDOWN_DELAY_MS: 0 });
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ HOST: "" }, "HOST must name an address to listen on, like 127.0.0.1."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
  [{ SHUTDOWN_DELAY_MS: "-1" }, "SHUTDOWN_DELAY_MS must be a whole number from 0 to 60000."],
  [{ METRICS_HOST: "" }, "METRICS_HOST must name an address to listen on, like 127.0.0.1."],
  [{ METRICS_TOKEN: "x" }, "METRICS_TOKEN must have at least 32 characters"],
  [{ CAPTCHA_SECRET: "x" }, "CAPTCHA_SECRET must have at least 32 characters, for example from: openssl rand -hex 32."],
  [{ CAPTCHA_SECRET: `${long},x` }, "CAPTCHA_SECRET must have at least 32 characters"],
  [{ CAPTCHA_SECRET: `${long},${long}` }, "CAPTCHA_SECRET must not list a value twice."],
  [{ TRUSTED_PROXIES: "foo" }, "TRUSTED_PROXIES must be addresses or networks like 127.0.0.1,10.0.0.0/8."],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES must be addresses or networks"],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES must be addresses or networks"],
  [{ TRUSTED_PROXIES: "10.0.0.1,10.0.0.1" }, "TRUSTED_PROXIES must not list a value twice."],
  [{ DATABASE_URL: "mysql://db/site" }, "DATABASE_URL must be a URL like postgres://user:password@host/database."],
  [{ DATABASE_URL: "postgres://db:99999/site" }, "DATABASE_URL must be a URL like postgres://"],
  [{ DATABASE_URL: "postgres://me:pass#word@db/site" }, "DATABASE_URL must be a URL like postgres://"],
  [{ WEBHOOK_URL: "ftp://hooks.example" }, "WEBHOOK_URL must be a URL like https://hooks.example/requests"],
  [{ WEBHOOK_URL: "http://hooks.example" }, "http only on this machine."],
  [{ WEBHOOK_URL: "http://127.0.0.1.evil.example" }, "http only on this machine."],
  [{ WEBHOOK_URL: "https://me:word@hooks.example" }, "without a user"],
  [{ HSTS_PRELOAD: "on" }, "HSTS_PRELOAD needs HSTS_SUBDOMAINS=on"],
  [{ WEBHOOK_URL: "https://hooks.example" }, "WEBHOOK_URL needs a WEBHOOK_SECRET: whsec_ and 24 to 64 bytes"],
  [{ WEBHOOK_SECRET: "0123456789abcdef" }, "WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64"],
  [{ WEBHOOK_SECRET: `whsec_${btoa("too short")}` }, "WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64"],
  [{ WEBHOOK_SECRET: `whsec_${btoa("x".repeat(65))}` }, "WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64"],
  [{ ANALYTICS_GA4_ID: "UA-1" }, "ANALYTICS_GA4_ID must be a measurement ID like G-ABC123DEF4."],
  [{ ANALYTICS_PLAUSIBLE_DOMAIN: "x; script-src *" }, "ANALYTICS_PLAUSIBLE_DOMAIN must be a domain like"],
  [{ COPY_URL: "https://bucket.example", COPY_KEY: "key" }, "COPY_URL needs COPY_KEY and COPY_SECRET of the bucket."],
  [{ COPY_URL: "https://bucket.example" }, "COPY_URL needs a COPY_PUBLIC_KEY: a public key that begins with age1"],
  [{ WEBHOOK_FORMAT: "teams" }, "WEBHOOK_FORMAT must be one of standard, slack."],
])("says in one sentence what is wrong in %o", (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

test.each([
  "smtp://",
  "http://mail.example",
  "smtp://mail.example:99999",
  "smtp://mail.example:0",
  "smtp://me:pass#word@mail.example:587",
  "smtp://me:pass?word@mail.example:587",
  "smtp://me:pass/word@mail.example:587",
  "smtp://mail.example?tls.rejectUnauthorized=false",
  "smtp://mail.example?ignoreTLS=true",
  "smtp://mail.example?jsonTransport=true",
])("refuses the mail server %s", (SMTP_URL) => {
  expect(() => readEnv({ SMTP_URL })).toThrow("SMTP_URL must be a URL like smtp://user:password@mail.example:587");
});

test.each<[name: string, value: string, others?: object]>([
  ["SMTP_URL", "smtps://mail.example"],
  ["SMTP_URL", "smtp://user%40example:p%23%3F@[::1]:2525/"],
  ["DATABASE_URL", "postgres:///site?host=/run/postgresql"],
  ["HOST", "::1"],
  ["METRICS_HOST", "localhost"],
  ["METRICS_TOKEN", long],
  ["WEBHOOK_URL", "https://hooks.example/a?b=c", { WEBHOOK_SECRET: `whsec_${btoa(long)},whsec_${btoa(`${long}!`)}` }],
  ["WEBHOOK_URL", "http://localhost:8080/hook", { WEBHOOK_SECRET: `whsec_${btoa(long)}` }],
  ["WEBHOOK_URL", "http://[::1]/hook", { WEBHOOK_FORMAT: "slack" }],
])("takes %s=%s", (name, value, others) => {
  expect(readEnv({ ...others, [name]: value })).toMatchObject({ [name]: value });
});

test("takes addresses, networks and the names of the usual ones as proxies", () => {
  const { TRUSTED_PROXIES } = readEnv({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,fd00::/8,loopback," });
  expect(TRUSTED_PROXIES).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8", "loopback"]);
});

test("a command reads copies without the key that encrypts them", () => {
  const bucket = { COPY_URL: "https://bucket.example", COPY_KEY: "key", COPY_SECRET: "secret" };
  expect(readEnv(bucket, { forCommand: true })).toMatchObject(bucket);
  expect(() => readEnv(bucket)).toThrow(/^COPY_URL needs a COPY_PUBLIC_KEY[^\n]+\.$/);
});

test("names everything that is wrong at once, each variable in one sentence", () => {
  const variables = { PORT: "eighty", SMTP_URL: "smtp://", CAPTCHA_SECRET: "x", WEBHOOK_URL: "https://hooks.example" };
  expect(() => readEnv(variables)).toThrow(
    /^PORT [^\n]+\.\nCAPTCHA_SECRET [^\n]+\.\nSMTP_URL [^\n]+\.\nWEBHOOK_URL [^\n]+\.$/,
  );
});

test("where .env.example shows a default, it is the server's", () => {
  const shown = Object.fromEntries(
    [...example.matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name = "", value]) => [name, value]),
  );
  const defaults = Object.entries(readEnv({})).filter(
    ([name, value]) => value !== undefined && String(value) !== "" && name !== "METRICS_PORT",
  );
  expect(defaults.length).toBeGreaterThan(10);
  expect(shown).toMatchObject(Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])));
});

test(".env.example describes every setting and no other, with values that are taken", () => {
  const lines = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
  expect(lines.map(([name]) => name).toSorted()).toEqual(settings.toSorted());
  expect(() => readEnv(Object.fromEntries(lines))).not.toThrow();
});
