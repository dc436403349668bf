import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { loadSite } from "#server/site/load-site.ts";

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
  expect(screen).toMatch(/<a [^>]*href="\/"[^>]*>.*Back to the home page<\/a>/s);
  expect(/swordfish|\/srv\//.test(answer.body)).toBe(false);
});
