import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "#tests/support/client.ts";
import { changeRows, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-servers.ts";
import { atMost, percentile } from "./figures.ts";
import { compareStored } from "./soak/compare-stored.ts";
import { startServer } from "./soak/server.ts";
import { sendVisitors, visitorName } from "./soak/visitors.ts";

/** A busy year, pressed into ten minutes. */
const perMinute = { views: 100_000, requests: 1_000 };
const minuteMs = 60_000;
const deliveryMs = 120_000;
const maxMs = 250;
const maxGrowth = 1.2;

/** `restarts`: after each minute. Without them one process lives through all of it. */
type SoakOptions = { minutes: number; restarts: boolean };

/** A busy year on SQLite while every second mail is refused: is anything lost, doubled, slow, or held forever? */
export async function benchSoak({ minutes, restarts }: SoakOptions): Promise<void> {
  const views = minutes * perMinute.views;
  const requests = minutes * perMinute.requests;
  const tries = { all: 0, refused: 0 };
  await using database = openSqlite();
  await using mailServer = await startMailServer(() => {
    tries.all += 1;
    if (Math.random() < 0.5) return undefined;
    tries.refused += 1;
    return "451 Try again later";
  });
  const server = await startServer(database, mailServer.url);
  // Without the connection of the first question.
  const filesAtStart = server.openFiles() - 1;

  const begun = performance.now();
  const visits = sendVisitors(server, { views, requests, ms: minutes * minuteMs });
  const memory: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await wait(begun + minute * minuteMs - performance.now());
    const megabytes = server.residentMb();
    memory.push(megabytes);
    console.log(`minute ${minute}: ${megabytes} MB, ${server.openFiles()} files and connections open`);
    if (restarts && minute < minutes) console.log(`  no response for ${await server.restart()} ms`);
  }
  const met = await visits;
  const seconds = (performance.now() - begun) / 1_000;
  const { utilization } = performance.eventLoopUtilization();
  await deliverTheRest(database);
  server.disconnect();
  await wait(2_000);
  const filesAtEnd = server.openFiles();
  const logged = server.logged();
  await server.end();

  console.log(
    `${views} page views and ${requests} requests in ${seconds.toFixed(0)} s; the visitors' process was busy for ` +
      `${(utilization * 100).toFixed(0)}% of that; ${tries.refused} of ${tries.all} tries to send a mail were refused`,
  );
  console.log(`${met.duringRestart} tries met a restart; logged: ${logged.length} errors`);
  for (const line of logged.slice(0, 5)) console.log(`  ${line}`);
  const growth = (memory.at(-1) ?? 0) / (memory[0] ?? 0);
  judge("memory after the last minute, compared with the first", growth, maxGrowth);
  judge("files and connections left open", filesAtEnd - filesAtStart, 0);
  for (const [what, times] of Object.entries({ pages: met.pages, requests: met.requests })) {
    judge(`${what}: 99th percentile, ms`, percentile(times, 0.99), maxMs);
  }
  judge("no response although nothing was restarted", met.otherwise.length, 0);
  if (met.otherwise.length > 0) console.log(`  ${[...new Set(met.otherwise)].join(", ")}`);
  const left = compareStored({
    sent: Array.from({ length: requests }, (_, index) => visitorName(index)),
    stored: await database.rows("contact_request"),
    mails: await database.rows("delivery"),
    messageIds: mailServer.received.map(({ messageId }) => messageId),
  });
  for (const [what, count] of Object.entries(left)) judge(what, count, 0);
  const counted = (await database.rows("daily_total")).reduce((sum, { count }) => sum + count, 0);
  judge("views lost", Math.max(0, met.counted - counted), 0);
  judge("views doubled", Math.max(0, counted - met.counted - met.unknown), 0);
}

/** Ends the waits of the refused emails at once, instead of after up to an hour. What never arrives counts as lost. */
async function deliverTheRest(database: TestDatabase): Promise<void> {
  const isDone = async () => {
    await changeRows(database, "update delivery set next_attempt_at = 0 where state = 'waiting' and lease is null");
    return (await database.rows("delivery")).every(({ state }) => state !== "waiting");
  };
  await until("every email has been delivered", isDone, deliveryMs).catch(() => {});
}

function judge(what: string, value: number, bar: number): void {
  console.log(`${what}: ${Number(value.toFixed(2))} ${atMost(bar, value)}`);
  if (!(value <= bar)) process.exitCode = 1;
}
