import { withDatabase } from "../../server/storage/open.ts";
import { confirmClock, deleteExpired } from "../../server/storage/tidy.ts";
import { type Command, required } from "./command.ts";

export const tidy: Command = {
  summary: "say that the clock is right, and delete what is past its time",
  usage: "<today>",
  help: `The server deletes nothing by its age for a day after its clock jumped, or after nobody ran
for more than a day. If the clock is right, say so with today's date, like 2026-11-22: what
is past its time is deleted now, and by the server from now on. With another date than the
clock's nothing is deleted. It cannot be undone.`,
  async run(place, argument) {
    const today = required(argument, "today's date, to compare it with the clock");
    const { requests, untold } = await withDatabase(place, (transact) =>
      transact(async (work) => {
        await confirmClock(work, today);
        return deleteExpired(work, { retentionDays: place.RETENTION_DAYS });
      }),
    );
    return `${requests} requests were deleted. ${untold} are kept, though older: nobody has been told of them yet.`;
  },
};
