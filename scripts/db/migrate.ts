import { migrate as bringUpToDate } from "../../server/storage/migrations.ts";
import { openTransact } from "../../server/storage/open.ts";
import type { Command } from "./command.ts";

export const migrate: Command = {
  summary: "bring the tables up to date",
  usage: "",
  help: `The server does this itself whenever it starts. Run it beforehand if you want to see
it done before the first new server starts. It only adds; running it twice is harmless.`,
  begins: true,
  async run(place) {
    const { transact, close } = openTransact(place);
    try {
      const done = await bringUpToDate(transact);
      return done.length === 0 ? "The tables are up to date." : `Done: ${done.join(", ")}.`;
    } finally {
      await close();
    }
  },
};
