import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { createApp } from "#server/app.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";

const words = contentIn("en");
const { errors, text } = words["error-screen"];
const wayHome = new RegExp(`<a [^>]*href="/"[^>]*>(?:(?!</a>).)*${words["error-screen"].wayHome}`, "s");

const staticFiles = loadStaticFiles("build/current/client");

test.each([
  [404, "GET", "/assets/files/no-such-manual.pdf", "notFound"],
  [404, "GET", "/api/nothing", "notFound"],
  [405, "PUT", "/about-us", "methodNotAllowed"],
  [400, "GET", "/%ff", "badRequest"],
  [500, "GET", "/broken", "internal"],
] as const)(
  "a response %i to %s %s says so in title, description and heading, shows a way home and nothing of the server",
  async (status, method, url, code) => {
    const { title, message } = errors[code];
    await using app = createApp({ staticFiles, errorMessages: () => errors[code] });
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
    expect(screen.includes(text)).toBe(status >= 500);
    expect(response.body.includes(errors.internal.title)).toBe(status >= 500);
    expect(response.body).not.toMatch(/\{\{|unexpected-error|swordfish|\/srv\//);
  },
);
