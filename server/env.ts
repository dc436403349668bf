import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import * as v from "valibot";
import { maxShutdownDelayMs } from "./shutdown.ts";

/** A setting that passes a check. The message follows its name in the sentence that says what is wrong. */
function text(isRight: (text: string) => boolean, message: string) {
  return v.pipe(v.string(), v.check(isRight, message));
}

function wholeNumber(min: number, max: number, fallback: number) {
  const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const message = `must be a whole number from ${min} to ${max}`;
  return v.optional(v.pipe(text(isRight, message), v.transform(Number)), String(fallback));
}

function oneOf<const Options extends readonly string[]>(options: Options, fallback: Options[number]) {
  return v.optional(v.picklist(options, `must be one of ${options.join(", ")}`), fallback);
}

function url(isRight: (url: URL) => boolean, example: string) {
  return text((text) => URL.canParse(text) && isRight(new URL(text)), `must be a URL like ${example}`);
}

// A # or ? in a password that is not written as %23 or %3F ends the host early, so nothing may follow the port. Options
// must not reach nodemailer, where some turn off its checks.
function isMailServer({ protocol, hostname, port, pathname, search, hash }: URL): boolean {
  const hasNoMore = ["", "/"].includes(pathname) && search === "" && hash === "";
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "" && port !== "0" && hasNoMore;
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

function isSiteUrl(url: URL): boolean {
  return (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))) && url.href === `${url.origin}/`;
}

// A user or password would be sent in the clear in a header; a # never reaches the receiver.
function isReceiver(url: URL): boolean {
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  return isSafe && url.username === "" && url.password === "" && url.hash === "" && url.port !== "0";
}

// Only its path is taken, and everything else of its addresses is ours.
function isBucket(url: URL): boolean {
  return isReceiver(url) && url.search === "" && /^[\w./-]*$/.test(url.pathname);
}

const publicKeyExample = "a public key that begins with age1, from: npm run db -- copy-key";

/** As the specification of Standard Webhooks says: 24 to 64 bytes in base64. */
function isWebhookSecret(text: string): boolean {
  const [, encoded = ""] = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/) ?? [];
  const bytes = Buffer.from(encoded, "base64").length;
  return bytes >= 24 && bytes <= 64;
}

const secretExample = 'whsec_ and 24 to 64 bytes in base64, for example from: echo "whsec_$(openssl rand -base64 32)"';

function list(isRight: (part: string) => boolean, message: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.split(/\s*,\s*/).filter(Boolean)),
      v.check((parts) => parts.every(isRight), message),
      v.check((parts) => new Set(parts).size === parts.length, "must not list a value twice"),
    ),
    "",
  );
}

// Fastify also knows these names for the usual private networks.
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function isNetwork(text: string): boolean {
  const [, address = "", bits] = text.match(/^([^/]+)(?:\/(\d{1,3}))?$/) ?? [];
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    namedNetworks.includes(text) ||
    (maxBits > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= maxBits)))
  );
}

/** A shorter secret could be guessed. */
export const secretLength = 32;

const secretMessage = `must have at least ${secretLength} characters, for example from: openssl rand -hex 32`;

const host = text(
  (text) => isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text),
  "must name an address to listen on, like 127.0.0.1",
);

const mailAddress = v.optional(v.pipe(v.string(), v.email("must be an email address")));

const entries = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  PORT: wholeNumber(0, 65535, 3000),
  HOST: v.optional(host, "0.0.0.0"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
  SHUTDOWN_DELAY_MS: wholeNumber(0, maxShutdownDelayMs, 0),
  SITE_URL: v.optional(url(isSiteUrl, "http://localhost:3000, without a path; http only on this machine")),
  SAMPLES: v.optional(v.picklist(["hidden", "shown"], "must be one of hidden, shown")),
  TRUSTED_PROXIES: list(isNetwork, "must be addresses or networks like 127.0.0.1,10.0.0.0/8"),

  HSTS_SUBDOMAINS: oneOf(["on", "off"], "off"),
  HSTS_PRELOAD: oneOf(["on", "off"], "off"),

  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder")), "data"),
  DATABASE_URL: v.optional(url(isPostgres, "postgres://user:password@host/database")),
  RETENTION_DAYS: wholeNumber(0, 36_500, 730),

  CONTENT_REPOSITORY: v.optional(v.string(), ""),
  CONTENT_PUSH: v.optional(
    text((text) => /^([A-Za-z][\w.-]*)?$/.test(text), "must be the name of a remote of the working copy, like origin"),
    "",
  ),

  CAPTCHA: oneOf(["proofOfWork", "turnstile", "recaptcha"], "proofOfWork"),
  CAPTCHA_SECRET: list((part) => part.length >= secretLength, secretMessage),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ""),
  CONTACT_LIMIT: wholeNumber(1, 1_000_000, 20),
  CONTACT_LIMIT_WITHOUT_CAPTCHA: wholeNumber(1, 1_000_000, 3),

  SMTP_URL: v.optional(
    url(
      isMailServer,
      "smtp://user:password@mail.example:587, with nothing after the port, and with characters like # or ? in the password written as %23 or %3F",
    ),
  ),
  SMTP_TLS: oneOf(["required", "optional"], "required"),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  MAIL_RECEIPT: oneOf(["on", "off"], "off"),

  WEBHOOK_URL: v.optional(
    text(
      (text) => text === "" || (URL.canParse(text) && isReceiver(new URL(text))),
      "must be a URL like https://hooks.example/requests, without a user or a #; http only on this machine",
    ),
    "",
  ),
  WEBHOOK_SECRET: list(isWebhookSecret, `must be ${secretExample}`),
  WEBHOOK_FORMAT: oneOf(["standard", "slack"], "standard"),

  COPY_URL: v.optional(
    text(
      (text) => text === "" || (URL.canParse(text) && isBucket(new URL(text))),
      "must be a URL like https://bucket.host/prefix; http only on this machine",
    ),
    "",
  ),
  COPY_STYLE: oneOf(["host", "path"], "host"),
  COPY_REGION: v.optional(v.string(), ""),
  COPY_KEY: v.optional(v.string(), ""),
  COPY_SECRET: v.optional(v.string(), ""),
  COPY_PUBLIC_KEY: v.optional(
    text((text) => text === "" || /^age1[02-9ac-hj-np-z]{58}$/.test(text), `must be ${publicKeyExample}`),
    "",
  ),
  COPY: oneOf(["background", "required"], "background"),

  ANALYTICS_GA4_ID: v.optional(
    text((text) => /^G-[A-Z0-9]+$/.test(text), "must be a measurement ID like G-ABC123DEF4"),
  ),
  ANALYTICS_PLAUSIBLE_DOMAIN: v.optional(
    text((text) => /^[a-z0-9.-]+$/i.test(text), "must be a domain like company.example"),
  ),

  METRICS_PORT: wholeNumber(0, 65535, 0),
  METRICS_HOST: v.optional(host, "127.0.0.1"),
  METRICS_TOKEN: v.optional(
    text((text) => text === "" || text.length >= secretLength, secretMessage),
    "",
  ),
});

const commandSchema = v.pipe(
  entries,
  v.forward(
    // Also if another setting is wrong.
    v.partialCheck(
      [["WEBHOOK_URL"], ["WEBHOOK_SECRET"], ["WEBHOOK_FORMAT"]],
      ({ WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FORMAT }) =>
        !WEBHOOK_URL || WEBHOOK_FORMAT === "slack" || WEBHOOK_SECRET.length > 0,
      `needs a WEBHOOK_SECRET: ${secretExample}`,
    ),
    ["WEBHOOK_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["HSTS_SUBDOMAINS"], ["HSTS_PRELOAD"]],
      ({ HSTS_SUBDOMAINS, HSTS_PRELOAD }) => HSTS_PRELOAD === "off" || HSTS_SUBDOMAINS === "on",
      "needs HSTS_SUBDOMAINS=on: browsers take only whole domains into their list",
    ),
    ["HSTS_PRELOAD"],
  ),
  v.forward(
    v.partialCheck(
      [["COPY_URL"], ["COPY_KEY"], ["COPY_SECRET"]],
      ({ COPY_URL, COPY_KEY, COPY_SECRET }) => !COPY_URL || (COPY_KEY !== "" && COPY_SECRET !== ""),
      "needs COPY_KEY and COPY_SECRET of the bucket",
    ),
    ["COPY_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["COPY"], ["COPY_URL"]],
      ({ COPY, COPY_URL }) => COPY === "background" || COPY_URL !== "",
      "needs a COPY_URL: without a bucket nothing can be copied",
    ),
    ["COPY"],
  ),
);

// Only a server encrypts copies. Whoever rebuilds one may have no more than the private key.
const serverSchema = v.pipe(
  commandSchema,
  v.forward(
    v.partialCheck(
      [["COPY_URL"], ["COPY_PUBLIC_KEY"]],
      ({ COPY_URL, COPY_PUBLIC_KEY }) => !COPY_URL || COPY_PUBLIC_KEY !== "",
      `needs a COPY_PUBLIC_KEY: ${publicKeyExample}`,
    ),
    ["COPY_URL"],
  ),
);

/** The whole configuration. Every setting has a default; .env.example describes each. */
export type Env = v.InferOutput<typeof entries>;

/** The names of all settings. */
export const settings: readonly string[] = Object.keys(entries.entries);

type Options = { forCommand?: boolean };

/** The settings of this process, including those in `.env`. */
export function readConfiguration(options?: Options): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = readEnv(process.env, options);
  // What a developer edits at the desk goes into their own checkout.
  const isCheckout = env.NODE_ENV !== "production" && existsSync(".git");
  const ownRepository = process.env.CONTENT_REPOSITORY === undefined && isCheckout ? "." : env.CONTENT_REPOSITORY;
  return { ...env, CONTENT_REPOSITORY: ownRepository && resolve(ownRepository) };
}

/** Reads the environment once, or stops with a sentence for each variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>, { forCommand = false }: Options = {}): Env {
  const result = v.safeParse(forCommand ? commandSchema : serverSchema, variables);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join("\n"));
}
