import { type EngineName, engines, openOwnPostgres, openSqlite } from "#tests/support/database.ts";
import { openSubject, type Subject } from "./contact/subject.ts";
import { atLeast, median } from "./figures.ts";

const rounds = 5;

/** Posts and pages per second with every row durable, as ratios to the same server without storage. */
export async function benchContact(): Promise<void> {
  for (const engine of engines) await benchOn(engine);
}

async function benchOn(engine: EngineName): Promise<void> {
  await using database = engine === "sqlite" ? openSqlite() : await openOwnPostgres();
  await using elsewhere = openSqlite();
  await using durable = await openSubject(database, "durable");
  await using nothing = await openSubject(elsewhere, "nothing");
  const measured: Round[] = [];
  // Taking turns, so that other work on the machine affects both.
  for (let round = 0; round < rounds; round++) {
    measured.push({ durable: await measure(durable), nothing: await measure(nothing) });
  }
  const kept = (await database.rows("contact_request")).length;

  const say = (what: string, figure: (one: Round) => number, unit: string, bar?: number) => {
    const value = median(measured.map(figure));
    const verdict = bar === undefined ? "" : ` ${atLeast(bar, value)}`;
    console.log(`${engine}: ${what}: ${value.toFixed(unit ? 0 : 2)}${unit}${verdict}`);
  };
  const isSqlite = engine === "sqlite";
  // PostgreSQL waits for the disk once for each request, so its bar is not a ratio.
  const posts = ({ durable }: Round) => durable.posts.perSecond;
  say("posts, every row durable", posts, " per second", isSqlite ? undefined : 1_000);
  say("posts, slowest of a hundred", ({ durable }) => durable.posts.p99, " ms");
  const toNothing = ({ durable, nothing }: Round) => durable.posts.perSecond / nothing.posts.perSecond;
  say("posts, ratio to no storage", toNothing, "", isSqlite ? 0.35 : undefined);
  say("pages while others post", ({ durable }) => durable.mixed.perSecond, " per second");
  const pagesToNothing = ({ durable, nothing }: Round) => durable.mixed.perSecond / nothing.mixed.perSecond;
  say("pages meanwhile, ratio to no storage", pagesToNothing, "", 0.5);
  const pagesToPages = ({ durable }: Round) => durable.mixed.perSecond / durable.pages.perSecond;
  say("pages meanwhile, ratio to no posters", pagesToPages, "", 0.5);
  console.log(`${engine}: acknowledged but not stored: ${durable.acknowledged() - kept} of ${kept}`);
}

type Round = Record<"durable" | "nothing", Awaited<ReturnType<typeof measure>>>;

async function measure(subject: Subject) {
  const posts = await subject.posts();
  const pages = await subject.pages();
  const [, mixed] = await Promise.all([subject.posts(), subject.pages()]);
  return { posts, pages, mixed };
}
