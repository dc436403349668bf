import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pages as publishedPages } from "#content/pages.ts";
import { eventsPath } from "#contract/analytics.ts";
import { contactPath } from "#contract/contact.ts";
import type { ClientResponse } from "#tests/support/client.ts";
import { goodRequest, solvedPuzzle } from "#tests/support/contact-request.ts";
import type { SoakedServer } from "./server.ts";

const pages = publishedPages().map(({ path }) => path);
const maxTries = 60;
const viewsEach = 4;
const headers = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-encoding": "br",
};

/** What the visitors met. Times are in milliseconds, of the try that succeeded. */
type Met = {
  pages: number[];
  requests: number[];
  /** Views that the counter acknowledged, and those whose response got lost in a restart. */
  counted: number;
  unknown: number;
  /** Wrong or lost responses while the server was restarted, and those at any other time. */
  duringRestart: number;
  otherwise: string[];
};

/**
 * Visitors who come at an even pace, whether or not the server keeps up: slow responses make none of them come later. One
 * whose request fails tries again a second later. Resolves when the last one has succeeded.
 */
export async function sendVisitors(server: SoakedServer, count: { views: number; requests: number; ms: number }) {
  const met: Met = { pages: [], requests: [], counted: 0, unknown: 0, duringRestart: 0, otherwise: [] };
  const busy = new Set<Promise<void>>();
  const begun = performance.now();
  const sent = { views: 0, requests: 0 };
  while (sent.views < count.views || sent.requests < count.requests) {
    const passed = Math.min(1, (performance.now() - begun) / count.ms);
    while (sent.views < Math.floor(passed * count.views)) start(view(sent.views++));
    while (sent.requests < Math.floor(passed * count.requests)) start(request(sent.requests++));
    await wait(5);
  }
  await Promise.all(busy);
  return met;

  function start(visit: Promise<void>): void {
    busy.add(visit);
    visit.finally(() => busy.delete(visit));
  }

  /** A page, and the view that its script reports. As in the browser, a lost report is not sent again. */
  async function view(index: number): Promise<void> {
    const path = pages[index % pages.length] ?? "/";
    const own = { ...headers, "x-forwarded-for": addressOf(index / viewsEach) };
    met.pages.push(await timeOfSuccess(() => server.ask(path, { headers: own })));
    const phase = server.phase();
    const response = await post(eventsPath, own, { kind: "view", path }).catch(() => undefined);
    if (response?.status === 204) met.counted += 1;
    else {
      met.unknown += 1;
      note(response, phase);
    }
  }

  /** A contact request under one key, however often it is sent. Every tenth visitor clicks twice. */
  async function request(index: number): Promise<void> {
    const own = {
      ...headers,
      "x-forwarded-for": addressOf(index),
      "idempotency-key": randomUUID(),
      "x-captcha-token": await solvedPuzzle(),
    };
    const send = () => post(contactPath, own, { ...goodRequest, name: visitorName(index) });
    const clicks = Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => timeOfSuccess(send));
    met.requests.push(...(await Promise.all(clicks)));
  }

  function post(path: string, own: Record<string, string>, body: unknown): Promise<ClientResponse> {
    const type = { "content-type": "application/json" };
    return server.ask(path, { method: "POST", headers: { ...own, ...type }, body: JSON.stringify(body) });
  }

  /** How long the try took that got 200. */
  async function timeOfSuccess(send: () => Promise<ClientResponse>): Promise<number> {
    for (let tried = 0; tried < maxTries; tried++) {
      const phase = server.phase();
      const response = await send().catch(() => undefined);
      if (response?.status === 200) return response.ms;
      note(response, phase);
      await wait(500 + Math.random() * 1_000);
    }
    return Number.POSITIVE_INFINITY;
  }

  /** `phase` is that of the server when the try began: a busy machine may report its end after the restart. */
  function note(response: ClientResponse | undefined, phase: number): void {
    if (phase % 2 === 1 || server.phase() !== phase) met.duringRestart += 1;
    else met.otherwise.push(response ? String(response.status) : "lost");
  }
}

export function visitorName(index: number): string {
  return `Visitor ${index}`;
}

function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
