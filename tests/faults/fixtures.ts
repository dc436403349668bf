import { inject, test as plain } from "vitest";
import type { Store } from "#server/storage/store.ts";
import { createDatabase, type EngineName, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-servers.ts";
import { openStoreWithClock, type StoreWithClock } from "#tests/support/store-with-clock.ts";
import { openServer, startTestServer, type TestServer, type WholeServer } from "#tests/support/test-server.ts";

/** A new database for one test. The PostgreSQL is the one that all tests share. */
export async function openTestDatabase(engine: EngineName): Promise<TestDatabase> {
  return engine === "sqlite" ? openSqlite() : createDatabase(inject("postgresUrl"));
}

type Fixtures = {
  engine: EngineName;
  database: TestDatabase;
  server: TestServer;
  desk: WholeServer;
  mails: MailServer;
  /** A desk whose emails arrive in `mails`. */
  mailingDesk: WholeServer;
  time: { now: number };
  store: StoreWithClock & TestDatabase;
  other: Store;
};

/** Opens what a test names among its arguments, and closes it afterwards. `test.override({ engine })` chooses the database. */
export const test = plain.extend<Fixtures>({
  engine: "sqlite",
  async database({ engine }, use) {
    await using database = await openTestDatabase(engine);
    await use(database);
  },
  async server({ database }, use) {
    await using server = await startTestServer({ database });
    await use(server);
  },
  async desk({ database }, use) {
    await using desk = await openServer({ database });
    await use(desk);
  },
  async mails({ task: _ }, use) {
    await using mails = await startMailServer();
    await use(mails);
  },
  async mailingDesk({ database, mails }, use) {
    await using desk = await openServer({ database, settings: { SMTP_URL: mails.url } });
    await use(desk);
  },
  // The clock of the two stores, which are those of two servers on the database. The first can also read it on its own.
  time: async ({ task: _ }, use) => use({ now: Date.UTC(2026, 11, 1) }),
  async store({ database, time }, use) {
    const store = await openStoreWithClock(database, () => time.now);
    await use({ ...database, ...store });
    await store.close();
  },
  async other({ database, time }, use) {
    const other = await openStoreWithClock(database, () => time.now);
    await use(other);
    await other.close();
  },
});

/** What the form of a new request says about it, as long as nobody has changed anything. */
export const seen = { version: "0", status: "new", wasStatus: "new", wasAssignee: "" };

/** The mail that a server would deliver now. */
export async function claimOne(store: Store) {
  const [mail] = await store.claimDeliveries({ max: 1, channel: "email" });
  if (!mail) throw new Error("No mail is due.");
  return mail;
}

/** Delivers every mail that is due, and nobody gets it. */
export async function sendAll(store: Store): Promise<void> {
  for (const mail of await store.claimDeliveries({ max: 100, channel: "email" }))
    await store.finishDelivery({ ...mail, result: { sent: true } });
}

/** Lets days pass, and the server cleans up on each. After a few it trusts its clock. */
export async function passDays(days: number, { store, time }: Pick<Fixtures, "store" | "time">, retentionDays = 0) {
  for (let passed = 0; passed < days; passed++) {
    time.now += 24 * 3_600_000;
    await store.deleteExpired({ retentionDays });
  }
}
