import { expect, test } from "vitest";
import { openServer } from "#tests/support/test-server.ts";
import { visitAnew, words } from "./browser.ts";
import { dialogOf, failure, fillIn, openForm } from "./contact-steps.ts";

/**
 * A fake of a provider's script. Its widget is passed as soon as it is shown, with a token of its own; like
 * reCAPTCHA it refuses an element that has held a widget before, and like both it says when a token has expired.
 */
const library = `{
  used: new Set(),
  render(element, options) {
    if (this.used.has(element)) throw new Error("reCAPTCHA has already been rendered in this element");
    this.used.add(element);
    element.textContent = "widget of " + options.sitekey;
    window.expireToken = options["expired-callback"];
    options.callback("token " + this.used.size);
  },
}`;

test.each([
  ["turnstile", "https://challenges.cloudflare.com/turnstile/v0/api.js", "turnstile"],
  ["recaptcha", "https://www.google.com/recaptcha/api.js", "grecaptcha"],
])(
  "with %s chosen, its script is loaded when the box is checked, and its token is sent",
  async (captcha, src, name) => {
    const CAPTCHA_SECRET = "a secret that the provider has given";
    await using server = await openServer({
      settings: { CAPTCHA: captcha, CAPTCHA_SITE_KEY: "public", CAPTCHA_SECRET },
      staticFiles: "built",
    });
    const baseURL = await server.listen();
    await visitAnew("/about-us", { baseURL, expectErrors: true }, async (page, context) => {
      const asked: string[] = [];
      await context.route(
        (url) => url.origin !== baseURL,
        (route, request) => {
          asked.push(request.url());
          return route.fulfill({ contentType: "text/javascript", body: `window.${name} = ${library}` });
        },
      );
      const tokens: (string | undefined)[] = [];
      await page.route("**/api/contact", (route, sent) => {
        tokens.push(sent.headers()["x-captcha-token"]);
        return route.fulfill({ status: tokens.length === 1 ? 503 : 200, json: {} });
      });
      await openForm(page);
      const dialog = dialogOf(page);
      await fillIn(page);
      expect(asked).toEqual([]);
      await dialog.getByLabel(words.contact.captcha.label).check();
      await dialog.getByText("widget of public").waitFor();
      expect(asked).toEqual([`${src}?render=explicit`]);
      await dialog.getByRole("button", { name: words.contact.send }).click();
      await dialog.getByRole("alert").getByText(failure).waitFor();
      // A token serves once, and so does a widget. The script stays.
      expect(await dialog.getByText("widget of public").count()).toBe(0);
      await dialog.getByLabel(words.contact.captcha.label).check();
      await dialog.getByText("widget of public").waitFor();
      await page.evaluate("expireToken()");
      await dialog.getByText(words.contact.captcha.expired).waitFor();
      await dialog.getByLabel(words.contact.captcha.label).check();
      await dialog.getByRole("button", { name: words.contact.send }).click();
      await dialog.getByText(words.contact.messages.success).waitFor();
      expect(tokens).toEqual(["token 1", "token 3"]);
      expect(asked.length).toBe(1);
    });
  },
);
