import { existsSync } from "node:fs";
import { isIP } from "node:net";
import * as v from "valibot";
import { longestDelayMs } from "./shutdown.ts";

function wholeNumber(name: string, least: number, most: number, fallback: number) {
  const words = `${name} must be a whole number from ${least} to ${most}`;
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, words), v.transform(Number), v.minValue(least, words), v.maxValue(most, words)),
    String(fallback),
  );
}

function oneOf<const Options extends readonly string[]>(name: string, options: Options, fallback: Options[number]) {
  return v.optional(v.picklist(options, `${name} must be one of ${options.join(", ")}`), fallback);
}

function url(name: string, isRight: (url: URL) => boolean, example: string) {
  const words = `${name} must be a URL like ${example}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && isRight(new URL(text)), words),
    ),
  );
}

// A # or ? in a password that is not written as %23 or %3F ends the host early, so nothing may follow the port. Options
// must not reach nodemailer, where some turn off its checks.
function isMailServer({ protocol, hostname, port, pathname, search, hash }: URL): boolean {
  const isPlain = ["", "/"].includes(pathname) && search === "" && hash === "";
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "" && port !== "0" && isPlain;
}

function isPostgres({ protocol, port, hash }: URL): boolean {
  return ["postgres:", "postgresql:"].includes(protocol) && port !== "0" && hash === "";
}

/** True for an address on this machine, where nobody can intercept the connection. */
export function isLoopback({ hostname }: URL): boolean {
  return isLocalhost(hostname) || hostname === "[::1]" || (isIP(hostname) === 4 && hostname.startsWith("127."));
}

export function isLocalhost(hostname: string): boolean {
  return hostname.toLowerCase() === "localhost";
}

// A user or password would be sent in the clear in a header; a # never reaches the receiver.
function isReceiver(url: URL): boolean {
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  return isSafe && url.username === "" && url.password === "" && url.hash === "" && url.port !== "0";
}

/** As the specification of Standard Webhooks says: 24 to 64 bytes in base64. */
function isWebhookSecret(text: string): boolean {
  const [, encoded = ""] = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/) ?? [];
  const bytes = Buffer.from(encoded, "base64").length;
  return bytes >= 24 && bytes <= 64;
}

const secretExample = 'whsec_ and 24 to 64 bytes in base64, for example from: echo "whsec_$(openssl rand -base64 32)"';

function list(name: string, isRight: (part: string) => boolean, words: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.check((parts) => parts.every(isRight), words),
      v.check((parts) => new Set(parts).size === parts.length, `${name} must not list a value twice`),
    ),
    "",
  );
}

// Fastify also knows these names for the usual private networks.
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function isNetwork(text: string): boolean {
  const [, address = "", bits] = text.match(/^([^/]+)(?:\/(\d{1,3}))?$/) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    namedNetworks.includes(text) || (most > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= most)))
  );
}

/** A shorter secret could be guessed. */
export const secretLength = 32;

function secretWords(name: string): string {
  return `${name} must have at least ${secretLength} characters, for example from: openssl rand -hex 32`;
}

function host(name: string, fallback: string) {
  const words = `${name} must name an address to listen on, like 127.0.0.1`;
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text), words),
    ),
    fallback,
  );
}

function measurementId(name: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, `${name} must be a measurement ID like G-ABC123DEF4`)));
}

function domain(name: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, `${name} must be a domain like ideascoded.example`)));
}

function mailAddress(name: string) {
  return v.optional(v.pipe(v.string(), v.email(`${name} must be an email address`)));
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const entries = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  PORT: wholeNumber("PORT", 0, 65535, 3000),
  HOST: host("HOST", "0.0.0.0"),
  LOG_LEVEL: oneOf("LOG_LEVEL", levels, "info"),
  SHUTDOWN_DELAY_MS: wholeNumber("SHUTDOWN_DELAY_MS", 0, longestDelayMs, 0),
  TRUSTED_PROXIES: list(
    "TRUSTED_PROXIES",
    isNetwork,
    "TRUSTED_PROXIES must be addresses or networks like 127.0.0.1,10.0.0.0/8",
  ),

  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("DATA_DIR must name a folder")), "data"),
  DATABASE_URL: url("DATABASE_URL", isPostgres, "postgres://user:password@host/database"),
  RETENTION_DAYS: wholeNumber("RETENTION_DAYS", 0, 36_500, 730),

  CAPTCHA: oneOf("CAPTCHA", ["proofOfWork", "turnstile", "recaptcha"], "proofOfWork"),
  CAPTCHA_SECRET: list("CAPTCHA_SECRET", (part) => part.length >= secretLength, secretWords("CAPTCHA_SECRET")),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ""),
  CONTACT_LIMIT: wholeNumber("CONTACT_LIMIT", 1, 1_000_000, 20),
  CONTACT_LIMIT_WITHOUT_CAPTCHA: wholeNumber("CONTACT_LIMIT_WITHOUT_CAPTCHA", 1, 1_000_000, 3),

  SMTP_URL: url(
    "SMTP_URL",
    isMailServer,
    "smtp://user:password@mail.example:587, with nothing after the port, and with characters like # or ? in the password written as %23 or %3F",
  ),
  SMTP_TLS: oneOf("SMTP_TLS", ["required", "optional"], "required"),
  MAIL_FROM: mailAddress("MAIL_FROM"),
  MAIL_TO: mailAddress("MAIL_TO"),
  MAIL_RECEIPT: oneOf("MAIL_RECEIPT", ["on", "off"], "off"),

  WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === "" || (URL.canParse(text) && isReceiver(new URL(text))),
        "WEBHOOK_URL must be a URL like https://hooks.example/requests, without a user or a #; http only on this machine",
      ),
    ),
    "",
  ),
  WEBHOOK_SECRET: list("WEBHOOK_SECRET", isWebhookSecret, `WEBHOOK_SECRET must be ${secretExample}`),
  WEBHOOK_FORMAT: oneOf("WEBHOOK_FORMAT", ["standard", "slack"], "standard"),

  ANALYTICS_GA4_ID: measurementId("ANALYTICS_GA4_ID"),
  ANALYTICS_PLAUSIBLE_DOMAIN: domain("ANALYTICS_PLAUSIBLE_DOMAIN"),

  METRICS_PORT: wholeNumber("METRICS_PORT", 0, 65535, 0),
  METRICS_HOST: host("METRICS_HOST", "127.0.0.1"),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === "" || text.length >= secretLength, secretWords("METRICS_TOKEN")),
    ),
    "",
  ),
});

const schema = v.pipe(
  entries,
  v.check(
    ({ WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FORMAT }) =>
      !WEBHOOK_URL || WEBHOOK_FORMAT === "slack" || WEBHOOK_SECRET.length > 0,
    `WEBHOOK_URL needs a WEBHOOK_SECRET: ${secretExample}`,
  ),
);

/** The whole configuration. Every setting has a default; .env.example describes each. */
export type Env = v.InferOutput<typeof schema>;

/** The names of all settings. */
export const settings: readonly string[] = Object.keys(entries.entries);

/** The settings of this process, including those in `.env`. */
export function readConfiguration(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readEnv(process.env);
}

/** Reads the environment once, or stops with a sentence for each variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, variables);
  if (result.success) return result.output;
  throw new Error([...new Set(result.issues.map(({ message }) => `${message}.`))].join("\n"));
}
