import type { Work } from "#server/storage/work.ts";

export type MailState = { waiting: number; dead: number; sent: number; oldestWaitingMs: number };

/** How many mails wait, were sent or given up, and for how long the oldest one has been waiting. */
export async function mailState({ db, engine }: Work, _input: Record<string, never>): Promise<MailState> {
  const rows = await db
    .selectFrom("outgoing_mail")
    .select(({ fn }) => ["state", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .select(engine.now.as("now"))
    .groupBy("state")
    .execute();
  const counted = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const waiting = rows.find((row) => row.state === "waiting");
  return {
    waiting: counted("waiting"),
    dead: counted("dead"),
    sent: counted("sent"),
    oldestWaitingMs: waiting ? Math.max(0, waiting.now - waiting.oldest) : 0,
  };
}
