import { isIPv4 } from "node:net";
import { createTransport } from "nodemailer";
import type { Send } from "./letter.ts";

/** How long the mail server may take for its steps, and for a whole mail: one that says a word now and then is never silent. */
export const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
export const longestMailMs = 90_000;

type SmtpOptions = { requiresTls: boolean; deadlineMs?: number };

/** Sends letters through the mail server of the configuration. It gives up early: the outbox tries again. */
export function sendBySmtp(url: string, { requiresTls, deadlineMs = longestMailMs }: SmtpOptions): Send {
  const server = new URL(url);
  // An option in the address would win over those below, also over the checks.
  server.search = "";
  const servername = isLocalhost(server) ? server.hostname : undefined;
  // nodemailer asks the name servers even for this name, and they could send the password anywhere.
  if (servername) server.hostname = "127.0.0.1";
  const transport = createTransport({
    url: server.href,
    requireTLS: requiresTls,
    tls: { rejectUnauthorized: true, ...(servername && { servername }) },
    ...patienceMs,
    // A letter holds visitors' words. Nothing in them may make the server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter, stop) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      return await transport.sendMail({
        ...letter,
        signal: AbortSignal.any([deadline.signal, ...(stop ? [stop] : [])]),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** True for a mail server on this machine: nobody listens on the way to it. */
export function isLoopback(url: string): boolean {
  const server = new URL(url);
  const { hostname } = server;
  return isLocalhost(server) || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."));
}

function isLocalhost({ hostname }: URL): boolean {
  return hostname.toLowerCase() === "localhost";
}
