import fastify from "fastify";
import { expect, test } from "vitest";
import { serveStaticFiles } from "#server/static/serve-static-files.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { previewResponder } from "./serve-preview.ts";

test("each address is responded to once, with the draft's file, the public one or an error", async () => {
  const live = smallStaticFiles();
  const files = new Map([...live.files].map(([path, file]) => [`/draft${path}`, file]));
  const careers = live.files.get("/careers");
  if (careers) {
    files.set("/sw.js", careers);
    const body = Buffer.from("<title>Careers</title></body>");
    files.set("/draft/named", { ...careers, identity: { ...careers.identity, body } });
  }
  const warnings: string[] = [];
  const app = fastify({ logger: { level: "warn", stream: { write: (line) => warnings.push(line) } } });
  // A response takes a moment, as with the site's own hooks.
  app.addHook("onSend", async (_request, _reply, payload) => payload);
  const preview = () => ({ commit: "c0ffee", changes: 2, files });
  serveStaticFiles(app, live, previewResponder({ preview, viewerOf: async () => ({ may_publish: 1 }), live }));
  const visit = (url: string, cookie = "desk-preview=1") => app.inject({ url, headers: { cookie } });

  expect((await visit("/draft/careers")).body).toContain('You see the draft: <a href="/desk/changes">2 changes</a>');
  // Before anything else, to whoever hears the page.
  expect((await visit("/draft/named")).body).toMatch(/^<title>Draft: Careers</);
  for (const url of ["/draft/careers", "/draft/static/app.js"]) {
    const { headers } = await visit(url);
    expect(headers, url).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    expect(headers.etag, url).toBeUndefined();
  }
  expect((await visit("/careers")).body).toBe("<h1>Careers</h1>");
  // With a worker of the draft, a browser would go on with it.
  expect((await visit("/sw.js")).statusCode).toBe(404);
  expect((await visit("/draft/careers", "")).statusCode).not.toBe(200);
  expect((await visit("/static/missing.js")).statusCode).toBe(404);
  await app.close();
  expect(warnings).toEqual([]);
});
