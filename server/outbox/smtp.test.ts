import { expect, test } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { isLoopback } from "#server/env.ts";
import { leaseMs } from "#server/storage/deliveries.ts";
import { claimedDelivery } from "#tests/support/contact-request.ts";
import { startDrippingServer, startMailServer, startTcpServer } from "#tests/support/mail-servers.ts";
import { composeEmail } from "./compose-email.ts";
import { emailTimeoutMs, sendBySmtp } from "./smtp.ts";

const message = composeEmail(
  claimedDelivery(),
  { from: "site@ideas.test", to: "sales@ideas.test" },
  selectServerContent(),
);

test("the lease of a mail outlasts the longest delivery and the storing of its result", () => {
  expect(leaseMs).toBeGreaterThanOrEqual(emailTimeoutMs + 30_000);
});

test("a mail server that answers byte by byte is abandoned on time, and its connection ends", async () => {
  await using server = await startDrippingServer();
  const send = sendBySmtp(server.url, { requiresTls: false, deadlineMs: 50 });
  await expect(send(message)).rejects.toMatchObject({ code: "EABORT" });
  await server.closed;
});

test("neither the password nor the mail goes to a server without TLS if TLS is required", async () => {
  await using server = await startServerWithoutTls();
  const send = sendBySmtp(server.url, { requiresTls: true });
  await expect(send(message)).rejects.toMatchObject({ code: "ETLS" });
  expect(server.heard).toEqual(["EHLO", "STARTTLS"]);
});

test("if TLS is optional, such a server gets both", async () => {
  await using server = await startServerWithoutTls();
  await sendBySmtp(server.url, { requiresTls: false })(message).catch(() => {});
  expect(server.heard).toContain("AUTH");
});

test("no option in the address turns off the TLS requirement", async () => {
  await using server = await startMailServer();
  const url = `${server.url}?ignoreTLS=true&requireTLS=false&opportunisticTLS=true&jsonTransport=true`;
  await expect(sendBySmtp(url, { requiresTls: true })(message)).rejects.toMatchObject({ code: "ETLS" });
  expect(server.received).toEqual([]);
});

test.each(["", "?tls.rejectUnauthorized=false"])("an untrusted certificate is refused%s", async (query) => {
  await using server = await startMailServer(undefined, { offersTls: true });
  const send = sendBySmtp(server.url + query, { requiresTls: false });
  await expect(send(message)).rejects.toMatchObject({ command: "CONN" });
  expect(server.received).toEqual([]);
});

test("localhost is this machine, whatever a name server says", async () => {
  await using server = await startMailServer();
  await sendBySmtp(server.url.replace("127.0.0.1", "LocalHost"), { requiresTls: false })(message);
  expect(server.received).toHaveLength(1);
});

test.each([
  ["smtp://127.0.0.1", true],
  ["smtp://me:password@127.9.9.9:25", true],
  ["smtp://[::1]:25", true],
  ["smtps://LOCALHOST", true],
  ["smtp://mail.example", false],
  ["smtp://127.0.0.1.mail.example", false],
  ["smtp://localhost.mail.example", false],
  ["smtp://localhost@mail.example", false],
  ["smtp://10.0.0.1", false],
])("%s is on this machine: %s", (url, expected) => {
  expect(isLoopback(new URL(url))).toBe(expected);
});

/** A mail server whose TLS offer an attacker has removed. It records the commands. */
async function startServerWithoutTls() {
  const heard: string[] = [];
  const server = await startTcpServer((socket) => {
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      const [command = ""] = chunk.toString().trim().split(" ");
      heard.push(command);
      socket.write(command === "EHLO" ? "250-mail.test\r\n250 AUTH PLAIN\r\n" : "502 not here\r\n");
    });
  });
  return { ...server, url: server.url.replace("//", "//me:password@"), heard };
}
