import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { createApp } from "#server/app.ts";
import { loadSite } from "#server/site/load-site.ts";

const words = contentIn("en");
const wayHome = new RegExp(`<a [^>]*href="/"[^>]*>.*${words["error-screen"].wayHome}</a>`, "s");

test("an unexpected error shows its title, a message without the inside of the server, and a way home", async () => {
  const app = createApp({ site: loadSite("build/client") });
  app.get("/broken", () => {
    throw new Error("swordfish at /srv/site/index.ts");
  });
  const answer = await app.inject({ url: "/broken", headers: { accept: "text/html" } });
  await app.close();
  expect(answer.statusCode).toBe(500);
  // Short, so that a failure does not print the whole page.
  const [screen = ""] = answer.body.match(/<article>.*<\/article>/s) ?? [];
  expect(screen).toContain("<h1>Unexpected Application Error!</h1>");
  expect(screen).toContain("Something went wrong on our side. We have noted it.");
  expect(screen).toMatch(wayHome);
  expect(/swordfish|\/srv\//.test(answer.body)).toBe(false);
});

test.each([
  [404, "GET", "/assets/files/no-such-manual.pdf", "Page not found", "There is nothing at this address."],
  [404, "GET", "/api/nothing", "Page not found", "There is nothing at this address."],
  [405, "PUT", "/careers", "Not possible", "This address does not take such a request."],
  [400, "GET", "/%ff", "Bad request", "The request could not be understood."],
  [500, "GET", "/broken", words["error-screen"].title, "Something went wrong on our side."],
] as const)(
  "an answer %i to %s %s says so in its title, its description and its heading, and calls only a fault of ours one",
  async (status, method, url, title, message) => {
    const app = createApp({ site: loadSite("build/client") });
    app.get("/broken", () => {
      throw new Error("a fault");
    });
    const answer = await app.inject({ method, url, headers: { accept: "text/html" } });
    await app.close();
    expect(answer.statusCode).toBe(status);
    const [, head = "", body = ""] = answer.body.match(/<head>(.*)<\/head>(.*)/s) ?? [];
    expect(head.match(/<title>([^<]*)</)?.[1]).toBe(`${title} · ${words.site.name}`);
    expect(head.match(/<meta name="description" content="([^"]*)"/)?.[1]).toContain(message);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body.match(/<h1>([^<]*)</)?.[1]).toBe(title);
    const [screen = ""] = body.match(/<article>.*<\/article>/s) ?? [];
    expect(screen).toContain(message);
    expect(screen).toMatch(wayHome);
    expect(screen.includes("on our side")).toBe(status >= 500);
    expect(answer.body.includes("Unexpected Application Error")).toBe(status >= 500);
    expect(answer.body).not.toMatch(/\{\{|unexpected-error/);
  },
);
