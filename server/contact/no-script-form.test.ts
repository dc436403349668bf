import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { createApp } from "#server/app.ts";
import { postForm, purposeCodes } from "#tests/support/contact-request.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { testOf } from "#tests/support/test-of.ts";
import { startTestServer } from "#tests/support/test-server.ts";

testOf("mongolian")("a form without scripts gets a response in its language, and keeps it", async () => {
  await using server = await startTestServer();
  await using app = createApp({
    staticFiles: smallStaticFiles(),
    contact: server.contact,
    errorMessages: (code, language) => ({ title: `${language} title`, message: `${language} ${code}` }),
  });
  const wrong = await postForm(app, { language: "mn", email: "ada" });
  const { fields, messages, privacy } = contentIn("mn").contact;
  expect(wrong.body).toContain("<h1>mn title</h1><p>mn invalidFields</p>");
  expect(wrong.body).toContain(`<a href="#email">${fields.email}</a>: ${messages.invalidEmail}`);
  expect(wrong.body).toContain('<input type="hidden" name="language" value="mn">');
  expect(wrong.body).toContain(`<a href="/mn/privacy-policy">${privacy.label}</a>`);

  const right = { name: "Ada", email: "ada@engine.test", body: "Hello" };
  const languages = { mn: "/mn/contact-received", en: "/contact-received", xx: "/contact-received" };
  for (const [language, address] of Object.entries(languages)) {
    const { statusCode, headers } = await postForm(app, { ...right, body: language, language });
    expect([statusCode, headers.location]).toEqual([303, address]);
  }
  const rows = (await server.rows("contact_request")).map(({ body, language }) => [body, language]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ["mn", "mn"],
      ["en", "en"],
      ["xx", "en"],
    ]),
  );
});

test("a form without scripts gets a page that names what is wrong and keeps what was typed", async () => {
  await using server = await startTestServer();
  await using app = createApp({ staticFiles: smallStaticFiles(), contact: server.contact });
  const response = await postForm(app, {
    name: '"><script>alert(1)</script>',
    email: "ada",
    purpose: `${purposeCodes.at(-1)}`,
    body: "$& </textarea><b>",
  });

  expect(response.statusCode).toBe(422);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain('<a href="#email">Email</a>: Please enter a valid email address!');
  expect(response.body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
  expect(response.body).toContain("$&#38; &#60;/textarea&#62;&#60;b&#62;</textarea>");
  expect(response.body).toContain(`value="${purposeCodes.at(-1)}" checked`);
  expect(response.body).toMatch(
    /<span id="email-error">Please enter a valid email address! If [^<]* \S+@\S+ instead\.<\/span>/,
  );
  expect(response.body).not.toContain("Our fault.");
  expect(response.body).not.toContain("<script>");
});
