import { existsSync } from "node:fs";
import * as v from "valibot";

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

function beginsWith(name: string, beginnings: readonly string[], example: string) {
  const words = `${name} must be an address like ${example}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => beginnings.some((start) => text.startsWith(start)), words),
    ),
  );
}

function list() {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    "",
  );
}

function measurementId(name: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, `${name} must be a measurement ID like G-ABC123DEF4`)));
}

function domain(name: string) {
  return v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, `${name} must be a domain like ideascoded.example`)));
}

function mailAddress(name: string) {
  return v.optional(v.pipe(v.string(), v.email(`${name} must be an e-mail address`)));
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const schema = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  PORT: wholeNumber("PORT", 0, 65535, 3000),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("HOST must name an address to listen on, like 127.0.0.1")), "0.0.0.0"),
  LOG_LEVEL: oneOf("LOG_LEVEL", levels, "info"),
  SHUTDOWN_DELAY_MS: wholeNumber("SHUTDOWN_DELAY_MS", 0, 60_000, 0),
  TRUSTED_PROXIES: list(),

  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("DATA_DIR must name a folder")), "data"),
  DATABASE_URL: beginsWith("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host/database"),
  RETENTION_DAYS: wholeNumber("RETENTION_DAYS", 0, 36_500, 730),

  CAPTCHA: oneOf("CAPTCHA", ["proofOfWork", "turnstile", "recaptcha"], "proofOfWork"),
  CAPTCHA_SECRET: list(),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ""),
  CONTACT_LIMIT: wholeNumber("CONTACT_LIMIT", 1, 1_000_000, 20),
  CONTACT_LIMIT_WITHOUT_CAPTCHA: wholeNumber("CONTACT_LIMIT_WITHOUT_CAPTCHA", 1, 1_000_000, 3),

  SMTP_URL: beginsWith("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example:587"),
  MAIL_FROM: mailAddress("MAIL_FROM"),
  MAIL_TO: mailAddress("MAIL_TO"),
  MAIL_RECEIPT: oneOf("MAIL_RECEIPT", ["on", "off"], "off"),

  ANALYTICS_GA4_ID: measurementId("ANALYTICS_GA4_ID"),
  ANALYTICS_PLAUSIBLE_DOMAIN: domain("ANALYTICS_PLAUSIBLE_DOMAIN"),

  METRICS_PORT: wholeNumber("METRICS_PORT", 0, 65535, 0),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  METRICS_TOKEN: v.optional(v.string(), ""),
});

/** The whole configuration. Every setting has a default; .env.example describes each. */
export type Env = v.InferOutput<typeof schema>;

/** The names of all settings. */
export const settings: readonly string[] = Object.keys(schema.entries);

/** The settings of this process, those in `.env` included. */
export function readConfiguration(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readEnv(process.env);
}

/** Reads the environment once, or stops with one sentence that names the wrong variable. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, variables, { abortEarly: true });
  if (result.success) return result.output;
  throw new Error(`${result.issues[0].message}.`);
}
