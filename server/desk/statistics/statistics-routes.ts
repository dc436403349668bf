import { lastDays, summarize } from "#server/analytics/summary.ts";
import type { Desk, Routes } from "#server/desk/context.ts";
import { day } from "#server/storage/durations.ts";

const days = 30;
const weeks = 12;
const maxSources = 100;

/** How the site is doing: visits, loading times, requests and how soon they were answered. */
export function statisticsRoutes({ reader }: Desk): Routes {
  return {
    "GET /desk/statistics": async ({ show }) => {
      const shown = lastDays(days, Date.now());
      const tomorrow = Date.parse(shown.at(-1) ?? "") + day;
      const from = tomorrow - weeks * 7 * day;
      const [totals, found, requests] = await Promise.all([
        reader.readTotals({ since: shown[0] ?? "" }),
        reader.readWeeks({ from }),
        reader.countSources({ from: tomorrow - days * day, limit: maxSources }),
      ]);
      const none = { week: 0, requests: 0, spam: 0, answered: 0, inAnHour: 0, inADay: 0, inThreeDays: 0 };
      const filled = Array.from({ length: weeks }, (_, week) => ({
        ...none,
        ...found.find((one) => one.week === week),
        begins: from + week * 7 * day,
      }));
      return show("statistics", { summary: summarize(totals, shown), weeks: filled, requests });
    },
  };
}
