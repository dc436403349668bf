import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { createApp } from "#server/app.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";

const words = contentIn("en");
const wayHome = new RegExp(`<a [^>]*href="/"[^>]*>(?:(?!</a>).)*${words["error-screen"].wayHome}`, "s");

const staticFiles = loadStaticFiles("build/current/client");

test.each([
  [404, "GET", "/assets/files/no-such-manual.pdf", "Page not found", "There is nothing at this address."],
  [404, "GET", "/api/nothing", "Page not found", "There is nothing at this address."],
  [405, "PUT", "/about-us", "Not possible", "That is not allowed at this address."],
  [400, "GET", "/%ff", "Bad request", "The request could not be understood."],
  [500, "GET", "/broken", "Unexpected Application Error!", "Something went wrong on our side. We have noted it."],
] as const)(
  "a response %i to %s %s says so in title, description and heading, shows a way home and nothing of the server",
  async (status, method, url, title, message) => {
    await using app = createApp({ staticFiles });
    app.get("/broken", () => {
      throw new Error("swordfish at /srv/site/index.ts");
    });
    const response = await app.inject({ method, url, headers: { accept: "text/html" } });
    expect(response.statusCode).toBe(status);
    const [, head = "", body = ""] = response.body.match(/<head>(.*)<\/head>(.*)/s) ?? [];
    expect(head.match(/<title>([^<]*)</)?.[1]).toBe(`${title} · ${words.company.name}`);
    expect(head.match(/<meta name="description" content="([^"]*)"/)?.[1]).toContain(message);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(body.match(/<h1>([^<]*)</)?.[1]).toBe(title);
    const [screen = ""] = body.match(/<article>.*<\/article>/s) ?? [];
    expect(screen).toContain(message);
    expect(screen).toMatch(wayHome);
    expect(screen.includes("on our side")).toBe(status >= 500);
    expect(response.body.includes("Unexpected Application Error")).toBe(status >= 500);
    expect(response.body).not.toMatch(/\{\{|unexpected-error|swordfish|\/srv\//);
  },
);
