import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openSmallSite } from "../../tests/support/small-site.ts";
import { startTestServer } from "../../tests/support/test-server.ts";

const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

test("a form without scripts gets a page that names what is wrong and keeps what was typed", async () => {
  using small = openSmallSite();
  await using server = await startTestServer();
  const app = createApp({ site: small.site, contact: server.contact });
  const payload = new URLSearchParams([
    ["name", '"><script>alert(1)</script>'],
    ["email", "ada"],
    ["purpose", "uxUi"],
    ["body", "$& </textarea><b>"],
  ]).toString();
  const answer = await app.inject({ method: "POST", url: "/api/contact", headers, payload });
  await app.close();

  expect(answer.statusCode).toBe(422);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain('<a href="#email">Email</a>: Please enter a valid email address!');
  expect(answer.body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
  expect(answer.body).toContain("$&#38; &#60;/textarea&#62;&#60;b&#62;</textarea>");
  expect(answer.body).toContain('value="uxUi" checked');
  expect(answer.body).toContain('<span id="email-problem">Please enter a valid email address!</span>');
  expect(answer.body).not.toContain("Our fault.");
  expect(answer.body).not.toContain("<script>");
});
