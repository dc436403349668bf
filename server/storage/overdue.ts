import { findPerson } from "./staff.ts";
import type { StoredRequest } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** What someone on the staff is reminded of: requests that are new for longer than was promised, the oldest first. */
export type Reminder = { recipient: string; requests: StoredRequest[] };

/** An email lists no more; its last link leads to all of them. */
const maxListed = 25;

type About = { recipient: string; before: number };

/** What this person is to be reminded of now. Nothing if there is nothing, or if they have left. */
export async function readReminder(tx: Transaction, { recipient, before }: About): Promise<Reminder | undefined> {
  if (!(await findPerson(tx, recipient))) return undefined;
  const requests = await overdueFor(tx, { recipient, before }).selectAll().limit(maxListed).execute();
  return requests.length > 0 ? { recipient, requests } : undefined;
}

/** The overdue requests that are up to this person: their own, those of nobody, and those of someone who has left. */
export function overdueFor({ db }: Transaction, { recipient, before }: About) {
  return db
    .selectFrom("contact_request")
    .where("status", "=", "new")
    .where("created_at", "<", before)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("assignee", "is", null),
        eb("assignee", "=", recipient),
        not(
          exists(selectFrom("staff").select("id").whereRef("email", "=", "assignee").where("removed_at", "is", null)),
        ),
      ]),
    )
    .orderBy("created_at")
    .orderBy("contact_request.id");
}
