import { lastDays, summarize } from "#server/analytics/summary.ts";
import type { Env } from "#server/env.ts";
import { readTotals } from "#server/storage/analytics.ts";
import { withDatabase } from "#server/storage/open.ts";
import { countSources } from "#server/storage/visit-source.ts";
import { runCommand } from "./db/run-command.ts";
import { report } from "./stats/report.ts";

const help = `Page views, where visits and requests came from, clicks, loading times and script errors of the site:

  npm run stats              the last 30 days
  npm run stats -- <days>    that many days, from 1 to 60

It reads the database in your settings (.env): DATA_DIR or DATABASE_URL. The server can keep running; its last
five seconds of counts may be missing.`;

const maxSources = 100;
const [argument = "30"] = process.argv.slice(2);

if (argument === "help" || argument === "--help") {
  console.log(help);
} else if (!/^\d+$/.test(argument) || Number(argument) < 1 || Number(argument) > 60) {
  console.error(help);
  process.exit(1);
} else {
  await runCommand(readReport);
}

async function readReport(env: Env): Promise<string> {
  const days = lastDays(Number(argument), Date.now());
  const since = days[0] ?? "";
  return await withDatabase(env, (transact) =>
    transact(async (tx) => {
      const totals = await readTotals(tx, { since });
      return report(summarize(totals, days), await countSources(tx, { from: Date.parse(since), limit: maxSources }));
    }),
  );
}
