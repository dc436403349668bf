import { createHash } from "node:crypto";
import { on } from "#contract/parts.ts";
import { firstDay, readClock, recordOnce } from "./clock.ts";
import { newDelivery } from "./deliveries.ts";
import { overdueFor } from "./overdue.ts";
import { overdueBefore, type ReplyPromise, reminderDay } from "./reply-promise.ts";
import { listStaff } from "./staff.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Once on each working day: an email for everyone on the staff who has overdue requests. Returns how many emails. That the
 * day is done is stored in the same transaction, whether there was anything or not.
 */
export async function remind(tx: Transaction, promise: ReplyPromise): Promise<number> {
  const now = await readClock(tx);
  const today = now < firstDay ? undefined : reminderDay(now, promise);
  if (!on.desk || !today || !(await recordOnce(tx, `reminded on ${today}`))) return 0;
  const before = overdueBefore(now, promise);
  const reminders = [];
  for (const { email } of await listStaff(tx)) {
    const oldest = await overdueFor(tx, { recipient: email, before }).select("id").limit(1).executeTakeFirst();
    if (oldest)
      reminders.push({ ...newReminder(tx, oldest.id, today, email), recipient: email, overdue_before: before });
  }
  // Those of earlier days that were not sent say less than the new ones.
  await tx.db.deleteFrom("delivery").where("kind", "=", "reminder").where("state", "<>", "sent").execute();
  if (reminders.length === 0) return 0;
  const added = await tx.db
    .insertInto("delivery")
    .values(reminders)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return added.length;
}

/** The day and the person are its ID: a backup of the same day knows that it was sent. */
function newReminder(tx: Transaction, requestId: string, today: string, email: string) {
  const id = createHash("sha256")
    .update(JSON.stringify([today, email]))
    .digest("base64url");
  return { ...newDelivery(tx, requestId, "reminder"), id };
}
