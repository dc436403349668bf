import { expect, test } from "vitest";
import { requestKind } from "./request-kind.ts";

const origin = "https://site.test";

function kindOf(
  path: string,
  { mode = "navigate", ...init }: { mode?: string; method?: string; headers?: HeadersInit } = {},
) {
  // Only a browser may make a request that navigates.
  return requestKind(Object.defineProperty(new Request(new URL(path, origin), init), "mode", { value: mode }), origin);
}

test.each(["/", "/careers", "/guides/register-plus?from=mail", "/Clovers"])("%s is a page", (path) => {
  expect(kindOf(path)).toBe("page");
});

test.each(["/static/entry-12345678.js", "/static/hero-AbCdE.svg"])("%s is a hashed file", (path) => {
  expect(kindOf(path, { mode: "no-cors" })).toBe("hashed");
});

test.each([
  "/api/contact",
  "/assets/apps/bark.apk?ts=1",
  "/assets/files/register-plus.pdf",
  "/static/taxes-AbCdE.webm",
  "/static/taxes-AbCdE.vtt",
  "/sw.js",
  "/sitemap.xml",
  "https://elsewhere.test/",
])("%s is left alone", (path) => {
  expect(kindOf(path)).toBeUndefined();
});

test("so is what is sent, asked for in parts, or asked for by a script", () => {
  expect(kindOf("/careers", { method: "POST" })).toBeUndefined();
  expect(kindOf("/static/a-AbCdE.svg", { headers: { range: "bytes=0-" } })).toBeUndefined();
  expect(kindOf("/careers", { mode: "cors" })).toBeUndefined();
});
