import { setTimeout as wait } from "node:timers/promises";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import { deleteAllExpired } from "#server/storage/delete-expired.ts";
import { openDeskReader } from "#server/storage/desk-reader.ts";
import { openStore } from "#server/storage/open.ts";
import type { FilterValues } from "#server/storage/request-filter.ts";
import { unassigned } from "#server/storage/tables.ts";
import { newRequest } from "#tests/support/contact-request.ts";
import {
  changeRows,
  type EngineName,
  engines,
  openOwnPostgres,
  openSqlite,
  type TestDatabase,
} from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { assignee, days, end, fillRequests } from "./desk/fill-requests.ts";
import { atMost, median, percentile } from "./figures.ts";
import { residentMb } from "./memory.ts";

const rounds = 50;
/** Between two posts. */
const pauseMs = 5;
const nothing = { status: "won", flag: "suspicious" } as const;
const lists: Record<string, Partial<FilterValues>> = {
  "the list": {},
  "a status": { status: "won" },
  "a purpose that nobody has": { purpose: "mobileApp" },
  "an assignee of the oldest": { assignee },
  "three filters": { status: "answered", purpose: "branding", flag: "unverified" },
  "two filters that nothing fits": nothing,
  "what is overdue, the oldest first": { status: "new", flag: "overdue" },
  "what is new and unassigned, the oldest first": { status: "new", assignee: unassigned },
};
const searches: Record<string, Partial<FilterValues>> = {
  "a word of every request": { q: "project" },
  "a word of a hundred": { q: "zebra" },
  "a word of none": { q: "giraffe" },
  "an address": { q: "person77777@engine.test" },
  "a beginning of ten thousand words": { q: "unique1" },
  "three words, two of every request": { q: "project hear giraffe" },
  "a word of every request, with filters that nothing fits": { q: "project", ...nothing },
};

/** The desk with a hundred thousand requests, in each database. */
export async function benchDesk(): Promise<void> {
  for (const engine of engines) await benchOn(engine);
}

async function benchOn(engine: EngineName): Promise<void> {
  await using database = engine === "sqlite" ? openSqlite() : await openOwnPostgres();
  await fillRequests(database);
  await measureLists(engine, database, lists, 50);
  await measureLists(engine, database, searches, 300);
  await measureExport(engine, database);
  await measureRetention(engine, database);
  // The worst for a list that leaves spam out.
  await changeRows(database, "update contact_request set status = 'spam' where assignee is null");
  await measureLists(engine, database, { "the list, where nearly all is spam": {} }, 50);
}

function say(what: string, value: number, unit: string, max: number): void {
  console.log(`${what}: ${Math.round(value)} ${unit} ${atMost(max, value)}`);
}

/** The first page and the one after it. */
async function measureLists(
  engine: string,
  database: TestDatabase,
  filters: Record<string, Partial<FilterValues>>,
  maxMs: number,
): Promise<void> {
  const reader = openDeskReader(database);
  for (const [what, filter] of Object.entries(filters)) {
    // Not measured: it reads from the disk.
    const first = await reader.listRequests({ filter, limit: 50, overdueBefore: end });
    for (const after of first.next ? [undefined, first.next] : [undefined]) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await reader.listRequests({ filter, limit: 50, after, overdueBefore: end });
        times.push(performance.now() - start);
      }
      const name = `${engine}: ${what}${after ? ", onward" : ""}${first.isCut ? ", which stops" : ""}`;
      say(`${name}, median ${median(times).toFixed(1)} ms, slowest of a hundred`, percentile(times, 0.99), "ms", maxMs);
    }
  }
  await reader.close();
}

async function measureExport(engine: string, database: TestDatabase): Promise<void> {
  const store = await openStore(database);
  const token = newSecret();
  await store.invite({ email: "bench@ideas.test", by: "bench" });
  await store.addLink({ hash: hashOf(token), email: "bench@ideas.test", browser: null });
  await store.close();
  // Nothing has expired yet.
  await using server = await spawnServer(database, { env: { RETENTION_DAYS: "0" } });
  const { url, pid } = server;
  const form = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  const signedIn = await fetch(`${url}/desk/sign-in/${token}`, { method: "POST", headers: form, redirect: "manual" });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  await (await fetch(`${url}/desk`, { headers: { cookie } })).text();
  const before = residentMb(pid);
  const start = performance.now();
  const { body } = await fetch(`${url}/desk/requests.csv`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.length;
  const seconds = (performance.now() - start) / 1_000;
  console.log(`${engine}: an export of all (${Math.round(bytes / 2 ** 20)} MB) takes ${seconds.toFixed(0)} s`);
  say(`${engine}: memory that it takes`, residentMb(pid, "VmHWM") - before, "MB", 200);
}

const eachMs = 10_000;

/** Visitors' requests are stored at a steady pace, first alone, then while half of all requests expire. */
async function measureRetention(engine: string, database: TestDatabase): Promise<void> {
  const time = { now: end };
  const store = await openStoreWithClock(database, () => time.now);
  const post = async () => {
    const start = performance.now();
    await store.storeRequest(newRequest());
    return performance.now() - start;
  };
  const postUntil = async (isOver: () => boolean) => {
    const times: number[] = [];
    for (; !isOver(); await wait(pauseMs)) times.push(await post());
    return times;
  };
  // A clock is trusted after a day.
  for (let half = 0; half < 3; half++) {
    await store.deleteExpired({ retentionDays: 0 });
    time.now += 43_200_000;
  }
  const start = performance.now();
  const alone = await postUntil(() => performance.now() > start + eachMs);
  const middle = performance.now();
  const isLate = () => performance.now() > middle + eachMs;
  const deleting = deleteAllExpired(store.deleteExpired, { retentionDays: days / 2 }, isLate);
  const meanwhile = await postUntil(isLate);
  const { requests } = await deleting;
  console.log(`${engine}: ${Math.round(requests / (eachMs / 1_000))} expired requests are deleted per second`);
  for (const [when, times] of Object.entries({ alone, meanwhile })) {
    console.log(`${engine}: a post ${when} takes ${median(times).toFixed(1)} ms`);
    say(`${engine}: the slowest of ${times.length} posts ${when}`, Math.max(...times), "ms", 100);
  }
  await store.close();
}
