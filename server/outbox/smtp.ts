import { createTransport } from "nodemailer";
import { isLocalhost } from "#server/env.ts";
import type { Email } from "./compose-email.ts";

/** Hands an email to the mail server, or fails. `signal` closes the connection. */
export type SendEmail = (message: Email, signal?: AbortSignal) => Promise<unknown>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** As long as a whole email may take: a server that sends a byte now and then never times out. */
export const emailTimeoutMs = 90_000;

type SmtpOptions = { requiresTls: boolean; deadlineMs?: number } & Partial<typeof timeouts>;

/** Sends emails through the configured mail server. It gives up early: the outbox tries again. */
export function sendBySmtp(url: string, options: SmtpOptions): SendEmail {
  const { requiresTls, deadlineMs = emailTimeoutMs, ...ownTimeouts } = options;
  const server = new URL(url);
  // An option in the address would override those below, even the checks.
  server.search = "";
  const servername = isLocalhost(server.hostname) ? server.hostname : undefined;
  // nodemailer resolves even this name with DNS, which could send the password anywhere.
  if (servername) server.hostname = "127.0.0.1";
  const transport = createTransport({
    url: server.href,
    requireTLS: requiresTls,
    tls: { rejectUnauthorized: true, ...(servername && { servername }) },
    ...timeouts,
    ...ownTimeouts,
    // An email holds what a visitor wrote. Nothing in it may make the server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (message, signal) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    return transport.sendMail({ ...message, signal: signal ? AbortSignal.any([deadline, signal]) : deadline });
  };
}
