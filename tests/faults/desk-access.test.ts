import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { goodRequest } from "#tests/support/contact-request.ts";
import { changeRows } from "#tests/support/database.ts";
import { exchange } from "#tests/support/exchange.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { openServer } from "#tests/support/test-server.ts";
import { seen, test } from "./fixtures.ts";

test("the desk does not exist before anyone was invited", async ({ desk }) => {
  const browser = desk.browser();
  for (const path of ["/desk", "/desk/sign-in", "/desk/requests/1", "/desk/nothing"]) {
    const { statusCode, body } = await browser.send(path);
    expect(statusCode).toBe(404);
    expect(body).toContain("Nobody has been invited yet");
    expect((await browser.send(path, { form: {} })).statusCode).toBe(404);
  }
  await desk.link();
  expect((await browser.send("/desk")).headers.location).toBe("/desk/sign-in");
});

test("who is not signed in changes nothing and reads nothing, by any address", async ({ desk }) => {
  const id = await desk.add();
  await desk.link();
  const [[person], [mail]] = [await desk.rows("staff"), await desk.rows("delivery")];
  const tables = ["contact_request", "request_note", "audit_entry", "staff"] as const;
  const stored = () => Promise.all(tables.map((table) => desk.rows(table)));
  const before = await stored();
  const stranger = desk.browser();
  const forms: Record<string, Record<string, string>> = {
    [`requests/${id}`]: { version: "0", status: "spam", text: "Hello" },
    [`requests/${id}/send-again`]: { delivery: mail?.id ?? "" },
    spam: { request: `0.${id}` },
    [`requests/${id}/erase`]: {},
    staff: { email: "stranger@ideas.test" },
    [`staff/${person?.id}/name`]: { name: "Stranger" },
    [`staff/${person?.id}/remove`]: {},
    sessions: {},
    "sign-out": {},
  };
  const pages = ["requests.csv", "requests.json", "staff", "log", "sessions", "statistics", "health"];
  const reads = [
    ...pages,
    `staff/${person?.id}/name`,
    ...["", "/export", "/erase"].map((end) => `requests/${id}${end}`),
  ];
  const responses = await Promise.all([
    ...Object.entries(forms).map(([path, form]) => stranger.send(`/desk/${path}`, { form })),
    ...reads.map((path) => stranger.send(`/desk/${path}`)),
  ]);
  for (const { statusCode, headers, body } of responses) {
    // What was typed is shown to whoever typed it, and nothing else.
    if (statusCode === 403) expect(body).toContain("You are signed out");
    else expect(headers.location).toMatch(/^\/desk\/sign-in(\?to=|\?done=signedOut|$)/);
    expect(body).not.toContain(goodRequest.email);
  }
  expect(await stored()).toEqual(before);
});

test("a form counts only if it comes from the desk itself", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const form = { version: "0", status: "spam", assignee: "" };
  const post = async (headers: Record<string, string>) => {
    const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    const response = await desk.app.inject({
      method: "POST",
      url: `/desk/requests/${id}`,
      headers: { host: "desk.test", cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(form).toString(),
    });
    return response.statusCode;
  };
  expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await post({ "sec-fetch-site": "none" })).toBe(403);
  expect(await post({ origin: "https://elsewhere.test" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(await post({})).toBe(403);
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "new" }]);
  expect(await post({ origin: "https://desk.test" })).toBe(303);
});

test("a form without Host and from nowhere is refused", async ({ desk }) => {
  await desk.link();
  await desk.listen();
  const head = `POST /desk/sign-in HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nemail=a`;
  expect(await exchange(desk.app, head)).toMatch(/^HTTP\/1\.1 403 /);
});

test("a page of another site makes no one export requests", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const url of ["/desk/requests.csv", "/desk/requests.json", `/desk/requests/${id}/export`])
    await browser.send(url, { headers });
  const acts = (await desk.rows("audit_entry")).map(({ action }) => action);
  expect(acts.filter((action) => action === "exported")).toEqual([]);
});

const ownScript = `<script type="module">${readFileSync("server/desk/pages/unsaved.client.js", "utf8")}</script>`;

test("what strangers write is shown as text and never as anything else", async ({ desk }) => {
  const nasty = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'</textarea></title><!-- \u202egnp.exe";
  const id = await desk.add({
    request: { ...goodRequest, name: nasty, subject: `javascript:${nasty}`, phone: nasty, body: nasty },
  });
  // Longer than the form allows, as if it had come from elsewhere.
  await changeRows(desk, `update contact_request set phone = '${"x".repeat(100_000)}' where id = '${id}'`);
  const browser = await desk.signedIn();
  await browser.send(`/desk/requests/${id}`, { form: { ...seen, text: nasty } });
  for (const path of [
    "/desk",
    `/desk/requests/${id}`,
    `/desk/requests/${id}/erase`,
    `/desk?q=${encodeURIComponent(nasty)}`,
  ]) {
    const { body, statusCode } = await browser.send(path);
    expect(statusCode).toBe(200);
    expect(body.replace(ownScript, "")).not.toMatch(/<script|<img|<!--/);
    expect(
      [...body.matchAll(/href="([^"]*)"/g)]
        .map(([, href]) => href)
        .filter((href) => !/^(\/|#|mailto:)/.test(href ?? "")),
    ).toEqual([]);
  }
  const { body } = await browser.send(`/desk/requests/${id}`);
  expect(body.match(/href="(mailto:[^"]*)">Reply</)?.[1]).toMatch(
    /^mailto:ada@engine\.test\?subject=Re%3A%20javascript/,
  );
});

test("every answer of the desk is private, unindexed and under the strict policy", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const signedIn = ["", "/health", "/staff", "/log", "/sessions", "/requests.csv", "/requests.json", `/requests/${id}`];
  const responses = [
    ...(await Promise.all(signedIn.map((path) => browser.send(`/desk${path}`)))),
    ...(await Promise.all(
      ["", "/sign-in", "/sign-in/x", "/nothing"].map((path) => desk.browser().send(`/desk${path}`)),
    )),
    await browser.send("/desk", { form: {} }),
    await browser.send("/desk", { form: {}, headers: { "sec-fetch-site": "same-site" } }),
    await browser.send("/desk", { form: { text: "x".repeat(70_000) } }),
    await browser.send("/desk", { form: Object.fromEntries(Array.from({ length: 61 }, (_, index) => [index, ""])) }),
    await browser.send("/desk", { form: {}, headers: { "content-type": "text/plain" } }),
  ];
  expect(responses.slice(-5).map(({ statusCode }) => statusCode)).toEqual([405, 403, 413, 400, 415]);
  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  }
  expect(responses[0]?.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; base-uri 'none'; .*form-action 'self'; frame-ancestors 'none'; .*script-src 'none'; style-src 'self' 'sha256-/,
  );
  const cookiesOf = async (sent: { headers?: Record<string, string>; from?: string }) => {
    const { headers } = await desk.browser().send(await desk.link(), { form: {}, ...sent });
    return [headers["set-cookie"]].flat().map((cookie) => cookie?.replace(/=[\w.-]{43,}/, "=…"));
  };
  const [session, known] = ["Path=/; Max-Age=604800", "Path=/; Max-Age=15552000"];
  expect(await cookiesOf({})).toEqual([
    `__Host-desk=…; ${session}; HttpOnly; SameSite=Lax; Secure`,
    `__Host-desk-known=…; ${known}; HttpOnly; SameSite=Lax; Secure`,
  ]);
  expect(await cookiesOf({ headers: { host: "localhost:3000" }, from: "127.0.0.1" })).toEqual([
    `desk=…; ${session}; HttpOnly; SameSite=Lax`,
    `desk-known=…; ${known}; HttpOnly; SameSite=Lax`,
  ]);
});

test("an error of the desk has no script, before and after it was opened, signed in or not", async ({ database }) => {
  const staticFiles = smallStaticFiles();
  const [[language, page] = []] = staticFiles.errorPages;
  if (!language || !page) throw new Error("There is no error page.");
  const scripted = { ...page, html: page.html.replace("<article>", '<script src="/static/app.js"></script><article>') };
  await using desk = await openServer({
    database,
    staticFiles: { ...staticFiles, errorPages: new Map([[language, scripted]]) },
  });
  const html = { accept: "text/html" };
  const before = await desk.browser().send("/desk/sign-in/secret-token", { headers: html });
  expect(before.statusCode).toBe(404);
  const browser = await desk.signedIn();
  const after = [
    before,
    await browser.send("/desk/nothing", { headers: html }),
    await browser.send("/desk", { form: {}, headers: html }),
    await desk.browser().send("/desk/sign-in/secret-token", { method: "PUT", headers: html }),
    await desk.browser().send("/%64esk/nothing", { method: "PUT", headers: html }),
    await desk.browser().send("/desk/sign-in", { form: { text: "x".repeat(70_000) }, headers: html }),
    await desk.browser().send("/desk/sign-in", { form: {}, headers: { ...html, "sec-fetch-site": "cross-site" } }),
    await desk.browser().send("/desk/sign-in", { headers: { ...html, host: "a@b" } }),
  ];
  expect(after.map(({ statusCode }) => statusCode)).toEqual([404, 404, 405, 405, 405, 413, 403, 400]);
  for (const { body, headers } of after) {
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toMatch(/<h1>/);
    expect(body).not.toMatch(/<script/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src (?!'none')/);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  }
  expect((await desk.browser().send("/api/nothing", { headers: html })).body).toContain("<script");
});

test("an address of the desk that cannot be decoded gets no script, either", async ({ database }) => {
  await using desk = await openServer({ database, staticFiles: "built" });
  await desk.link();
  const baseURL = await desk.listen();
  for (const path of ["/desk/sign-in/a-token%E2%80", "/%64esk/sign-in/a-token%ff"]) {
    const response = await fetch(baseURL + path, { headers: { accept: "text/html" } });
    expect([path, response.status, (await response.text()).includes("<script")]).toEqual([path, 400, false]);
  }
});
