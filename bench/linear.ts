import { connect } from "node:net";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import * as v from "valibot";
import { indexGuides, loadGuideIndex } from "#app/islands/guide-search/search-guides.ts";
import { contentIn } from "#content/index.ts";
import { contactRequest } from "#contract/contact.ts";
import { on } from "#contract/parts.ts";
import { createApp } from "#server/app.ts";
import { deskCookies } from "#server/desk/cookies.ts";
import { csvLine } from "#server/desk/requests/export-routes.ts";
import { addressOf, pathOf } from "#server/http/address.ts";
import { html } from "#server/http/html.ts";
import { networkOf } from "#server/http/rate-limit.ts";
import { headerText } from "#server/outbox/compose-email.ts";
import { redirectFor, withoutTrailingSlash } from "#server/static/redirects.ts";
import { chooseVariant, isFresh, requestedRange } from "#server/static/serve-static-files.ts";
import { isEmailAddress, normalizeEmail } from "#server/storage/email-address.ts";
import { openSmallStaticFiles } from "#tests/support/small-static-files.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { atMost } from "./figures.ts";

const { "guide-search": guideSearch } = contentIn("en");
const rounds = 25;
const maxRatio = 2.5;
/** What is quicker than this takes no longer for being twice as long, as far as a clock can tell. */
const minMs = 2;

const cookies = deskCookies(["a key"]);
const file = { body: Buffer.alloc(0), etag: '"a"', headers: {} };
const siteFile = { identity: file, br: file, gzip: file };

/** Every function that reads what a visitor wrote. Texts four times as long as a header can be show its shape. */
const functions: Record<string, (text: string) => unknown> = {
  addressOf: (text) => addressOf({ url: `/${text}` }),
  "addressOf with a host": (text) => addressOf({ url: `http://${text}` }),
  pathOf,
  redirectFor: (text) => redirectFor(`/${text}`),
  withoutTrailingSlash: (text) => withoutTrailingSlash(`/a${text}/`),
  "Accept-Encoding": (text) => chooseVariant(siteFile, text),
  "If-None-Match": (text) => isFresh(file, text),
  Range: (text) => requestedRange(`bytes=${text}`, 1_000),
  "User-Agent": (text) => isbot(text),
  "User-Agent after its first words": (text) => isbot(`Mozilla/5.0 (compatible; ${text}`),
  "X-Forwarded-For": (text) => networkOf(`::ffff:${text}`),
  Origin: (text) => URL.parse(`https://${text}`),
  "a field of the form": (name) => v.safeParse(contactRequest, { name }),
  "the email address": (email) => v.safeParse(contactRequest, { email }),
  "the email address after its @": (domain) => v.safeParse(contactRequest, { email: `a@${domain}` }),
  "the message": (body) => v.safeParse(contactRequest, { body }),
  "the address of a colleague": (text) => isEmailAddress(`a@${text}`) || normalizeEmail(text),
  "a cookie of the desk": (cookie) => cookies.secretHash({ headers: { cookie }, socket: {} } as FastifyRequest, "desk"),
  "a cell of a spreadsheet": (text) => csvLine([text]),
  "header of an email": headerText,
  "text in HTML": (text) => html`${text}`,
  ...(on.clover && { "a question to the guides": loadGuideIndex(indexGuides([], guideSearch), guideSearch) }),
};

/** What is repeated: single characters, and the beginnings of addresses. */
const units = [...'/\\.,;: -@a1="\u2028\r😀', "a.", "a-a.", "%25", "%61", "1.", "a@", "a/1.1 "];

/** Requests of two sizes, each as large as the server takes it. */
const requests: Record<string, { size: number; make: (size: number) => string }> = {
  "an address of slashes": { size: 15_000, make: (size) => get(`/a${"/".repeat(size)}b/`) },
  "an address of percent signs": { size: 15_000, make: (size) => get(`/${"%25".repeat(size / 3)}/`) },
  "a query": { size: 15_000, make: (size) => get(`/?${"a=%61&".repeat(size / 6)}`) },
  "a header": { size: 15_000, make: (size) => get("/", `accept-encoding: ${"br;q=0.0,".repeat(size / 9)}\r\n`) },
  "many headers": { size: 90, make: (size) => get("/", "x: a\r\n".repeat(size)) },
  "proxies on the way": {
    size: 14_000,
    make: (size) => post("{}", `x-forwarded-for: ${"127.0.0.1, ".repeat(size / 11)}\r\n${json}`),
  },
  "a captcha token": {
    size: 15_000,
    make: (size) => post(good, `x-captcha-token: ${Buffer.from("[".repeat(size * 0.7)).toString("base64")}\r\n${json}`),
  },
  "names in a form": {
    size: 96_000,
    make: (size) => post(names(size / 5).join("&"), "content-type: application/x-www-form-urlencoded\r\n"),
  },
  "names in JSON": { size: 96_000, make: (size) => post(`{${names(size / 9).map((name) => `"${name}":1`)}}`, json) },
  "depth in JSON": { size: 96_000, make: (size) => post("[".repeat(size / 2) + "]".repeat(size / 2), json) },
  "purposes in JSON": { size: 96_000, make: (size) => post(`{"purpose":[${Array(size / 2).fill(1)}]}`, json) },
  "a name in JSON": { size: 96_000, make: (size) => post(`{"name":"${"\\n".repeat(size / 2)}"}`, json) },
};

const json = "content-type: application/json\r\n";
const good = '{"name":"Ada","email":"ada@engine.test","body":"Hello"}';

/** Doubles what a visitor sends, and checks whether the work more than doubles. */
export async function benchLinear(): Promise<void> {
  for (const [name, run] of Object.entries(functions)) {
    let worst: Growth = { ms: 0, ratio: 0 };
    for (const unit of units) {
      const make = (size: number) => `${unit.repeat(size / unit.length)}!`;
      const growth = await growthOf(64_000, make, (text) => timeOf(() => run(text)));
      if (growth.ratio > worst.ratio) worst = growth;
    }
    tell(name, worst);
  }
  using small = openSmallStaticFiles();
  await using server = await startTestServer();
  const app = createApp({ staticFiles: small.staticFiles, contact: server.contact, trustedProxies: ["127.0.0.1"] });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  for (const [name, { size, make }] of Object.entries(requests)) {
    tell(`request with ${name}`, await growthOf(size, make, (bytes) => timeOfRequest(Number(port), bytes)));
  }
  await app.close();
}

/** How long a text takes, compared with one of half its size. */
type Growth = { ms: number; ratio: number };

/** Tries several times, and takes the shortest. */
async function growthOf(
  size: number,
  make: (size: number) => string,
  time: (text: string) => number | Promise<number>,
): Promise<Growth> {
  const [half, whole] = [make(size / 2), make(size)];
  const ms = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    ms.half = Math.min(ms.half, await time(half));
    ms.whole = Math.min(ms.whole, await time(whole));
    // A second is more than enough to see a square.
    if (ms.whole > 1_000) break;
  }
  return { ms: ms.whole, ratio: ms.whole < minMs ? 0 : ms.whole / ms.half };
}

function timeOf(run: () => unknown): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function tell(name: string, { ms, ratio }: Growth): void {
  const figures = ratio === 0 ? `under ${minMs} ms` : `${ms.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
  console.log(`${name}: ${figures} ${atMost(maxRatio, ratio)}`);
}

function timeOfRequest(port: number, bytes: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      const begun = performance.now();
      socket.on("close", () => resolve(performance.now() - begun));
      socket.write(bytes);
    });
    socket.on("error", reject).resume();
  });
}

function get(address: string, headers = ""): string {
  return `GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`;
}

function post(body: string, headers: string): string {
  const own = `host: a\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `POST /api/contact HTTP/1.1\r\n${own}${headers}\r\n${body}`;
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => index.toString(36));
}
