import { type EngineName, engines, openOwnPostgres, openSqlite } from "../tests/support/database.ts";
import { openSubject, type Subject } from "./contact/subject.ts";
import { median } from "./median.ts";

/** One line of the table, with the bar that it must not fall below. */
export type Row = { what: string; value: number; unit: string; bar?: number };

const rounds = 5;

/** Posts and pages per second with every row durable, as ratios to the same server without storage. */
export async function benchContact(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(...(await benchOn(engine)));
  return rows;
}

async function benchOn(engine: EngineName): Promise<Row[]> {
  await using database = engine === "sqlite" ? openSqlite() : await openOwnPostgres();
  await using elsewhere = openSqlite();
  const durable = await openSubject(database, "durable");
  const nothing = await openSubject(elsewhere, "nothing");
  const measured: Round[] = [];
  // Taking turns, so that other work on the machine affects both.
  for (let round = 0; round < rounds; round++) {
    measured.push({ durable: await measure(durable), nothing: await measure(nothing) });
  }
  await durable.close();
  await nothing.close();
  const kept = (await database.rows("contact_request")).length;

  const typical = (figure: (one: Round) => number) => median(measured.map(figure));
  return [
    {
      what: `${engine}: posts, every row durable`,
      value: typical((one) => one.durable.posts.perSecond),
      unit: "per second",
      // PostgreSQL waits for the disk once for each request, so its bar is not a ratio.
      ...(engine === "postgres" && { bar: 1_000 }),
    },
    { what: `${engine}: posts, slowest of a hundred`, value: typical((one) => one.durable.posts.p99), unit: "ms" },
    {
      what: `${engine}: posts, ratio to no storage`,
      value: typical((one) => one.durable.posts.perSecond / one.nothing.posts.perSecond),
      unit: "",
      ...(engine === "sqlite" && { bar: 0.35 }),
    },
    {
      what: `${engine}: pages while others post`,
      value: typical((one) => one.durable.mixed.perSecond),
      unit: "per second",
    },
    {
      what: `${engine}: pages meanwhile, ratio to no storage`,
      value: typical((one) => one.durable.mixed.perSecond / one.nothing.mixed.perSecond),
      unit: "",
      bar: 0.5,
    },
    {
      what: `${engine}: pages meanwhile, ratio to no posters`,
      value: typical((one) => one.durable.mixed.perSecond / one.durable.pages.perSecond),
      unit: "",
      bar: 0.5,
    },
    { what: `${engine}: answered 200 but not stored`, value: durable.acknowledged() - kept, unit: `of ${kept}` },
  ];
}

type Round = Record<"durable" | "nothing", Awaited<ReturnType<typeof measure>>>;

async function measure(subject: Subject) {
  const posts = await subject.posts();
  const pages = await subject.pages();
  const [, mixed] = await Promise.all([subject.posts(), subject.pages()]);
  return { posts, pages, mixed };
}
