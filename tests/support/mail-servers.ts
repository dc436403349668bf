import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { portOf } from "./client.ts";

export type ReceivedMail = Email & { messageId: string };

/**
 * A real mail server on a free port that keeps what it receives. `refuses` returns the answer to a mail that it refuses. If
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

/** A mail server that never finishes its first answer, but is never silent for long. */
export async function startDrippingServer() {
  const dripping = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 mail.test\r\n");
    socket.once("data", () => {
      const timer = setInterval(() => socket.write("250-again\r\n"), 10);
      socket.once("close", () => clearInterval(timer));
      dripping.resolve();
    });
    socket.on("error", () => {}).once("close", () => closed.resolve());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    /** Resolves when a client waits for its answer. */
    dripping: dripping.promise,
    /** Resolves when the connection has ended. */
    closed: closed.promise,
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
