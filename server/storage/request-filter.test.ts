import { expect, test } from "vitest";
import { RequestFilter } from "./request-filter.ts";

const parse = (query: string) => RequestFilter.parse(new URLSearchParams(query));

test("a filter comes back from the address that it writes, with what else the address says", () => {
  const filter = parse("q=+Ada+%26+Co+&status=new&purpose=web&flag=suspicious&assignee=a%40b.test&from=2026-11-01&x=1");
  expect(filter.values).toMatchObject({ q: "Ada & Co", status: "new", assignee: "a@b.test", to: "" });
  const url = filter.toUrl("/desk", { after: "1.2", none: "" });
  expect(url).toBe(
    "/desk?q=Ada+%26+Co&status=new&purpose=web&flag=suspicious&assignee=a%40b.test&from=2026-11-01&after=1.2",
  );
  expect(parse(url.split("?")[1] ?? "")).toEqual(filter);
});

test("one value can be exchanged, and a filter without values is empty and writes no query", () => {
  const filter = parse("status=new");
  expect([filter.isEmpty, filter.with({ status: "" }).isEmpty, parse("q=+++").isEmpty]).toEqual([false, true, true]);
  expect(filter.with({ status: "spam" }).toUrl("/desk")).toBe("/desk?status=spam");
  expect(new RequestFilter().toUrl("/desk/requests.csv")).toBe("/desk/requests.csv");
});
