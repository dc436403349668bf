import { describe, expect } from "vitest";
import { hour } from "#server/storage/durations.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { test } from "./fixtures.ts";

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("the page about the site is complete before the first visit, and shows views, clicks, loading times, requests and how soon they were answered", async ({
    desk,
  }) => {
    const browser = await desk.signedIn();
    const before = await browser.send("/desk/statistics");
    expect(before.statusCode).toBe(200);
    expect(before.body).toContain("not measured yet");
    expect(before.body).not.toMatch(/NaN|Infinity|undefined/);

    const day = new Date().toISOString().slice(0, 10);
    const total = (page: string, kind: "view" | "source" | "event" | "error" | "LCP", label: string, count: number) =>
      ({ day, page, kind, label, count }) as const;
    const earlier = (days: number) => new Date(Date.parse(day) - days * 24 * hour).toISOString().slice(0, 10);
    await desk.store.addTotals({
      id: "batch",
      totals: [
        total("/careers", "view", "", 41),
        { ...total("/careers", "view", "", 7), day: earlier(29) },
        { ...total("/careers", "view", "", 1), day: earlier(30) },
        total("/careers", "event", "social linkedin", 3),
        total("/careers", "LCP", "2000", 3),
        total("/guides", "LCP", "more", 2),
        total("", "source", "news.example", 9),
        total("entry.client", "error", "D0uDeSEQ TypeError: … is not a function", 2),
      ],
    });
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await desk.add({ idempotencyKey: `request ${i}` }));
    const answered = (id = "", ms = 0) =>
      changeRows(
        desk,
        `update contact_request set status = 'answered', answered_at = created_at + ${ms} where id = '${id}'`,
      );
    await answered(ids[0], hour / 2);
    await answered(ids[1], 20 * hour);
    await answered(ids[2], 100 * hour);
    await changeRows(desk, `update contact_request set status = 'spam' where id = '${ids[3]}'`);

    const response = await browser.send("/desk/statistics");
    expect(response.statusCode).toBe(200);
    const rows = rowsIn(response.body);
    // Today is the last of its seven days.
    const weekBegins = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
      Date.parse(earlier(6)),
    );
    expect(rows).toContainEqual(["/careers", "41", "41", "48"]);
    expect(rows).toContainEqual(["TypeError: … is not a function", "entry.client", "D0uDeSEQ", "2", "2", "2"]);
    expect(rows).toContainEqual(["news.example", "9", "9", "0", "0"]);
    expect(rows).toContainEqual(["unknown", "0", "0", "4", "4"]);
    expect(rows).toContainEqual(["social linkedin", "3", "3", "3"]);
    expect(rows).toContainEqual(["/careers", "1.5 s", "–", "–"]);
    expect(rows.filter(([, requests, spam]) => requests === "5" && spam === "1")).toEqual([
      [weekBegins, "5", "1", "3", "1", "2", "2"],
    ]);
    expect(response.body).toMatch(/aria-label="Views per day, [^"]+: the most, 41 views, on [^"]+\."/);
    expect(response.body).toMatch(/aria-label="Main content shown \(LCP\), [^"]+ target of 2\.5 s[^"]+"/);
  });
});

/** The text of each cell in each row of each table. */
function rowsIn(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );
}

test("the statistics begin with requests and answers; how fast pages load comes after them", async ({ desk }) => {
  await desk.add();
  const { body } = await (await desk.signedIn()).send("/desk/statistics");
  const places = ["Requests per week", "in 3 days", "Main content shown"].map((text) => body.indexOf(text));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
