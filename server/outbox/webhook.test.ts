import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { claimedDelivery, goodRequest } from "#tests/support/contact-request.ts";
import { isSigned, startReceiver, webhookSecret } from "#tests/support/webhook-receiver.ts";
import { composeWebhook, sendWebhook } from "./webhook.ts";

const otherSecret = `whsec_${Buffer.alloc(32, "x").toString("base64")}`;
const webhook = { id: "0199", body: '{"type":"contact_request.created","data":{"name":"Ada 🚀"}}' };

test("a receiver that follows the specification accepts the signature, and no altered webhook", async () => {
  await using receiver = await startReceiver();
  await sendWebhook({ url: receiver.url, secrets: [webhookSecret], format: "standard" })(webhook);
  const got = await receiver.first;
  expect(got.body).toBe(webhook.body);
  expect(got.headers).toMatchObject({ "webhook-id": "0199", "content-type": "application/json" });
  expect(isSigned(got, webhookSecret)).toBe(true);
  expect(isSigned(got, otherSecret)).toBe(false);
  expect(isSigned({ ...got, body: got.body.replace("Ada", "Eve") }, webhookSecret)).toBe(false);
  expect(isSigned({ ...got, headers: { ...got.headers, "webhook-id": "0200" } }, webhookSecret)).toBe(false);
  expect(isSigned(got, webhookSecret, Date.now() + 600_000)).toBe(false);
});

test("signs the example of the specification's authors as they do", async () => {
  // From their libraries' tests.
  const example = {
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    now: 1_614_265_330_000,
  };
  await using receiver = await startReceiver();
  const send = sendWebhook(
    { url: receiver.url, secrets: [example.secret], format: "standard" },
    { now: () => example.now },
  );
  await send(example);
  const { headers } = await receiver.first;
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("signs with each secret while the receiver changes to a new one", async () => {
  await using receiver = await startReceiver();
  await sendWebhook({ url: receiver.url, secrets: [otherSecret, webhookSecret], format: "standard" })(webhook);
  const got = await receiver.first;
  expect([isSigned(got, otherSecret), isSigned(got, webhookSecret)]).toEqual([true, true]);
});

test("follows no redirect to an internal address", async () => {
  await using internal = await startReceiver();
  for (const status of [301, 302, 303, 307, 308]) {
    await using receiver = await startReceiver({
      respond: (_, response) => response.writeHead(status, { location: internal.url }).end(),
    });
    const send = sendWebhook({ url: receiver.url, secrets: [webhookSecret], format: "standard" });
    await expect(send(webhook)).rejects.toMatchObject({ code: `HTTP ${status}` });
  }
  expect(internal.received).toEqual([]);
});

test("gives up on a receiver that does not answer in time, even if it sends a byte now and then", async () => {
  const ended = Promise.withResolvers<void>();
  await using receiver = await startReceiver({
    respond: ({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write("x: y\r\n"), 20);
      socket.once("close", () => {
        clearInterval(drip);
        ended.resolve();
      });
    },
  });
  const send = sendWebhook({ url: receiver.url, secrets: [], format: "slack" }, { deadlineMs: 100 });
  await expect(send(webhook)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await ended.promise;
});

test("an aborted webhook is noted as EABORT", async () => {
  await using receiver = await startReceiver({ respond: () => {} });
  const send = sendWebhook({ url: receiver.url, secrets: [], format: "slack" });
  await expect(send(webhook, AbortSignal.abort())).rejects.toMatchObject({ code: "EABORT" });
});

test("does not read an answer that never ends, and closes the connection", async () => {
  const ended = Promise.withResolvers<void>();
  await using receiver = await startReceiver({
    respond: (_, response) => {
      response.once("close", ended.resolve);
      const chunk = Buffer.alloc(65_536);
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(200);
      response.on("drain", pour);
      pour();
    },
  });
  await sendWebhook({ url: receiver.url, secrets: [], format: "slack" })(webhook);
  await ended.promise;
});

test.each([
  ["120", 120_000],
  ["Sun, 22 Nov 2026 12:00:30 GMT", 30_000],
  ["soon", 0],
])("hears that the receiver asks for a wait of %s", async (asked, waitMs) => {
  await using receiver = await startReceiver({
    respond: (_, response) => response.writeHead(429, { "retry-after": asked }).end(),
  });
  const now = () => Date.UTC(2026, 10, 22, 12);
  const send = sendWebhook({ url: receiver.url, secrets: [], format: "slack" }, { now });
  await expect(send(webhook)).rejects.toMatchObject({ code: "HTTP 429", waitMs });
});

test("a failure names its code and never the address, which is a secret at Slack", async () => {
  const send = sendWebhook({ url: "http://127.0.0.1:1/services/secret", secrets: [], format: "slack" });
  const error = await send(webhook).catch((failure: Error) => failure);
  expect(error).toMatchObject({ message: "ESOCKET" });
});

const typed = { name: "<!channel> Ada", subject: "<https://evil.test|Click>", language: "mn" } as const;
const claimed = claimedDelivery(typed, { kind: "webhook", hasDesk: true });
const options = { content: selectServerContent(), isMailOn: true };

test("the standard webhook holds every field of the form as the manual shows it, and nothing for the server only", () => {
  const { id, body } = composeWebhook(claimed, { ...options, format: "standard" });
  expect(id).toBe("job");
  const { type, timestamp, data } = JSON.parse(body);
  expect([type, timestamp]).toEqual(["contact_request.created", "2026-11-22T12:00:00.000Z"]);
  expect(data).toMatchObject({
    id: "0199-abc",
    email: goodRequest.email,
    purpose: goodRequest.purpose,
    suspicions: [],
  });
  expect(data.language).toBe("mn");
  const [, sample = ""] = readFileSync("docs/operations.md", "utf8").match(/```json\n(.*?)\n```/s) ?? [];
  expect(Object.keys(JSON.parse(sample).data)).toEqual(Object.keys(data));
  expect(data.url).toBe(`${options.content.company.url}/desk/requests/0199-abc`);
  expect(body).not.toMatch(/fingerprint|idempotency|lease/);
});

test("the message to Slack names the purposes and the desk, and nothing that the visitor typed", () => {
  const { text } = JSON.parse(composeWebhook(claimed, { ...options, format: "slack" }).body);
  expect(text).toContain("/desk/requests/0199-abc");
  const chosen = options.content.contact.purposes.filter(({ value }) => goodRequest.purpose.includes(value));
  for (const { label } of chosen) expect(text).toContain(label);
  expect(text).not.toMatch(/Ada|evil|engine|7946|count with it|<|channel/);
});

test("the message to Slack says if a request looks automatic, and if no mail is sent", () => {
  const suspect = claimedDelivery({ suspicions: '["trap"]' }, { kind: "webhook" });
  const { text } = JSON.parse(composeWebhook(suspect, { ...options, format: "slack", isMailOn: false }).body);
  expect(text).toContain(options.content.mail.slack.suspected);
  expect(text).toContain("SMTP_URL is not set");
  expect(text).not.toContain("/desk");
});

test("the message to Slack shows signs that mean something there as they are", () => {
  const { mail } = options.content;
  const content = { ...options.content, mail: { ...mail, slack: { ...mail.slack, text: "New <&> good" } } };
  const { text } = JSON.parse(composeWebhook(claimed, { ...options, content, format: "slack" }).body);
  expect(text).toMatch(/^New &lt;&amp;&gt; good/);
});
