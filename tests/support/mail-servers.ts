import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { selectServerContent } from "#content/select-server-content.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { composeEmail } from "#server/outbox/compose-email.ts";
import type { Channel } from "#server/outbox/deliver.ts";
import type { Store } from "#server/storage/store.ts";
import { portOf } from "./client.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export type ReceivedMail = Email & { messageId: string };

/**
 * A real mail server on a free port that keeps what it receives. `refuses` returns the reply to an email that it refuses. If
 * it offers TLS, its certificate is self-signed.
 */
export async function startMailServer(
  refuses: (recipient: string) => string | undefined = () => undefined,
  { offersTls = false, refusesPasswords = false } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: [...(offersTls ? [] : ["STARTTLS"]), ...(refusesPasswords ? [] : ["AUTH"])],
    onAuth: (_auth, _session, done) => done(new Error("no")),
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const refusal = refuses(String(session.envelope.rcptTo[0]?.address));
        if (refusal) {
          const [code] = refusal.split(" ");
          done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(code) }));
          return;
        }
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ ...mail, messageId: mail.messageId ?? "" });
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** How the server delivers emails, with what a test changes. */
export function emailChannel(store: Store, changes: Pick<Channel, "send"> & Partial<Channel>): Channel {
  const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };
  return {
    name: "email",
    store,
    compose: (delivery) => composeEmail(delivery, addresses, selectServerContent()),
    metrics: createMetrics(),
    onFailure: () => {},
    unstored: new Set(),
    inHand: new Set(),
    ...changes,
  };
}

/** Something in place of a mail server, which does with each connection what the test says. */
export async function startTcpServer(take: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    take(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      return server[Symbol.asyncDispose]();
    },
  };
}

/** A mail server that never finishes its first reply, but is never silent for long. */
export async function startDrippingServer() {
  const dripping = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const server = await startTcpServer((socket) => {
    socket.write("220 mail.test\r\n");
    socket.once("data", () => {
      const timer = setInterval(() => socket.write("250-again\r\n"), 10);
      socket.once("close", () => clearInterval(timer));
      dripping.resolve();
    });
    socket.once("close", () => closed.resolve());
  });
  // Resolved when a client waits for a reply, and when the connection has ended.
  return { ...server, dripping: dripping.promise, closed: closed.promise };
}
