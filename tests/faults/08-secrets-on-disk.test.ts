import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openSmallSite, secretText } from "../desk/small-site.ts";
import { exchange } from "./connections/exchange.ts";

/** Ways to write "one folder up" that one server or another has fallen for. */
const up = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%252f",
  "..\\",
  "..%5c",
  "....//",
  "..;/",
  "%c0%ae%c0%ae/",
  "..%00/",
  "static/../../",
];

const wanted = ["data/contact.sqlite", ".env"];
const hidden = [".env", "%2eenv", ".git/config", "static/app.js.map", "static/app.js.map?", "//.env", "./.env"];

const addresses = [...up.flatMap((way) => wanted.map((file) => `/${way}${file}`)), ...hidden.map((name) => `/${name}`)];

test("no spelling of an address reaches a file outside the site, a hidden one or a source map", async () => {
  using small = openSmallSite();
  const app = createApp({ site: small.site });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const answers = await Promise.all(addresses.map((address) => exchange(app, get(address))));
  const page = await exchange(app, get("/"));
  await app.close();

  expect(page).toContain("The home page");
  expect(answers.filter((answer) => answer.includes(secretText))).toEqual([]);
  expect(answers.filter((answer) => !/^HTTP\/1.1 (301|302|400|404) /.test(answer))).toEqual([]);
});

test("this proof notices a site that holds a secret under a plain name", async () => {
  using small = openSmallSite();
  const [home] = small.site.files.values();
  const files = new Map(small.site.files);
  if (home) files.set("/.env", { identity: { ...home.identity, body: Buffer.from(secretText) } });
  const app = createApp({ site: { ...small.site, files } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const answer = await exchange(app, get("/.env"));
  await app.close();
  expect(answer).toContain("HTTP/1.1 200");
});

function get(address: string): string {
  return `GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
}
