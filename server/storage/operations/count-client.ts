import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";

type Client = { client: string; windowMs: number };
type Counted = { count: number; msLeft: number };

/** Counts one request of a client in the current window and returns the count and when the window ends. */
export async function countClient(work: Work, client: Client): Promise<Counted> {
  const [counted] = await countClients(work, [client]);
  if (!counted) throw new Error("A count has no answer.");
  return counted;
}

/** The same for several requests in one statement. Each learns the count up to itself. */
export async function countClients({ db, engine }: Work, clients: readonly Client[]): Promise<Counted[]> {
  const windowMs = clients[0]?.windowMs ?? 0;
  const requests = new Map<string, number>();
  for (const { client } of clients) requests.set(client, (requests.get(client) ?? 0) + 1);
  const rows = await db
    .insertInto("client_count")
    .values(
      // Always in the same order, so that two servers never wait for each other in a circle.
      [...requests]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([client, count]) => ({
          client,
          count,
          // Whole numbers, rounded down. The clock is read once: a second time it could be a millisecond later.
          window_start: sql<number>`${engine.now} / ${sql.lit(windowMs)} * ${sql.lit(windowMs)}`,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["client", "window_start"])
        .doUpdateSet({ count: sql<number>`client_count.count + excluded.count` }),
    )
    .returning(["client", "count", sql<number>`window_start + ${sql.lit(windowMs)} - ${engine.now}`.as("msLeft")])
    .execute();
  const answers = new Map(
    rows.map((row) => [row.client, { ...row, count: row.count - (requests.get(row.client) ?? 0) }]),
  );
  return clients.map(({ client }) => {
    const answer = answers.get(client);
    if (!answer) throw new Error("A count has no answer.");
    answer.count += 1;
    return { count: answer.count, msLeft: answer.msLeft };
  });
}
