import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { openParts } from "#server/open-parts.ts";
import { loadSite } from "#server/site/load-site.ts";
import { sourcesFor } from "#server/site/sources-for.ts";
import { visit } from "./browser.ts";

/** Stands in for a provider's script: its widget is passed as soon as it is shown. */
const library = `{
  render(place, { sitekey, callback }) {
    place.textContent = "widget of " + sitekey;
    callback("a token");
  },
}`;

test.each([
  ["turnstile", "https://challenges.cloudflare.com/turnstile/v0/api.js", "turnstile"],
  ["recaptcha", "https://www.google.com/recaptcha/api.js", "grecaptcha"],
])("with %s chosen, its script is loaded when the box is ticked, and its token is sent", async (captcha, src, name) => {
  await using server = await serveWith(captcha);
  await visit("/careers", { baseURL: server.base }, async (page, context) => {
    const asked: string[] = [];
    await context.route(
      (url) => url.origin !== server.base,
      (route, request) => {
        asked.push(request.url());
        return route.fulfill({ contentType: "text/javascript", body: `window.${name} = ${library}` });
      },
    );
    await page.route("**/api/contact", (route) => route.fulfill({ status: 200, body: "" }));
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Let's start a conversation" });
    await dialog.getByLabel("Name & Company").fill("Ada");
    await dialog.getByLabel("Email").fill("ada@engine.test");
    await dialog.getByLabel("Tell us more about your project").fill("Hello");
    expect(asked).toEqual([]);
    await dialog.getByLabel("I'm not a robot").check();
    await dialog.getByText("widget of public").waitFor();
    expect(asked).toEqual([`${src}?render=explicit`]);
    const request = page.waitForRequest("**/api/contact");
    await dialog.getByRole("button", { name: "Send" }).click();
    expect((await request).headers()["x-captcha-token"]).toBe("a token");
  });
});

async function serveWith(captcha: string) {
  const folder = mkdtempSync(join(tmpdir(), "captcha-"));
  const CAPTCHA_SECRET = "a secret that the provider has given";
  const env = readEnv({ DATA_DIR: folder, CAPTCHA: captcha, CAPTCHA_SITE_KEY: "public", CAPTCHA_SECRET });
  const log = pino({ level: "silent" });
  const parts = await openParts(env, log);
  const app = createApp({ site: loadSite("build/client", sourcesFor(env)), log, ...parts, metrics: undefined });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    base,
    async [Symbol.asyncDispose]() {
      await app.close();
      await parts.close();
      rmSync(folder, { recursive: true });
    },
  };
}
