import { expect } from "vitest";
import { goodPurposes, goodRequest } from "#tests/support/contact-request.ts";
import { changeRows } from "#tests/support/database.ts";
import { test } from "./fixtures.ts";

test("a list is exported in order, as CSV without formulas and as JSON; the log keeps no search", async ({ desk }) => {
  // More than are read at once.
  await Promise.all(Array.from({ length: 100 }, () => desk.add()));
  const formulas = ["=1+1", "+1", "-1", "@x", '"quoted"', "a,b"];
  for (const name of formulas) await desk.add({ request: { ...goodRequest, name, phone: "+44", body: "=x\nöü" } });
  // Requests of one millisecond have no order.
  await changeRows(desk, "update contact_request set created_at = created_at + rowid where rowid > 100");
  const browser = await desk.signedIn();
  const { body, headers } = await browser.send("/desk/requests.csv");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(body.split("\r\n")).toHaveLength(formulas.length + 102);
  expect(body).toContain(`"'=1+1","ada@engine.test","'+44"`);
  expect(body).toContain(`"'=x\nöü"`);
  expect(body).toContain('"""quoted"""');
  expect(body).toContain(`"${goodPurposes}"`);
  expect(body).toMatch(/\r\n"\d{4}-\d\d-\d\d \d\d:\d\d","new",/);
  expect(body).not.toMatch(/(^|,|\n)"[=+@\t\r-]/);
  const rows = JSON.parse((await browser.send("/desk/requests.json")).body);
  expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(formulas.length + 100);
  const names = rows.map(({ name }: { name: string }) => name);
  expect(names.slice(0, formulas.length)).toEqual(formulas.toReversed());
  expect((await browser.send("/desk/requests.json?status=won")).body).toBe("[]\n");
  await browser.send("/desk/requests.csv?q=ada@engine.test&status=new");
  const log = await desk.rows("audit_entry");
  expect(JSON.stringify(log)).not.toContain("engine.test");
  const exports = log.filter(({ action }) => action === "exported");
  expect(exports.map(({ detail }) => detail).toSorted()).toEqual([
    "csv",
    "csv, new, with a search",
    "json",
    "json, won",
  ]);
});

test("where a visit came from is shown with its request, leads to others like it, and is in every file", async ({
  desk,
}) => {
  const source = { landing: "/Clovers", referrer: "news.example", source: "=1+1", medium: "", campaign: "" };
  const id = await desk.add({ source });
  await desk.add();
  const browser = await desk.signedIn();
  const { body } = await browser.send(`/desk/requests/${id}`);
  expect(body).toMatch(/First page:.*?href="\/desk\?source=%2FClovers"/);
  expect(body).toMatch(/From the site:.*?href="\/desk\?source=news\.example"/);
  expect(body).not.toContain("Its medium");
  const query = "?source=news.example";
  expect((await browser.send(`/desk${query}`)).body).toMatch(/<input[^>]* name="source"[^>]* value="news\.example"/);
  expect(JSON.parse((await browser.send(`/desk/requests.json${query}`)).body)).toMatchObject([{ id, visit: source }]);
  expect(JSON.parse((await browser.send(`/desk/requests/${id}/export`)).body)).toMatchObject({ visit: source });
  const [head, row] = (await browser.send(`/desk/requests.csv${query}`)).body.split("\r\n");
  expect(head).toContain('"visit_landing","visit_referrer","visit_source"');
  expect(row).toContain(`"/Clovers","news.example","'=1+1"`);
  const details = (await desk.rows("audit_entry")).map(({ detail }) => detail);
  expect(details).toEqual(expect.arrayContaining(["json, with a source", "csv, with a source"]));
});

test("a file for a spreadsheet holds no formula, wherever it is split and whatever signs begin it", async ({
  desk,
}) => {
  const cells = [
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    "x;=1+1;y",
    'x;"=1+1";y',
    "x\t=1+1",
    "x|=1+1",
    "- one\n- two",
    "a,@b",
    " =1+1",
  ];
  for (const name of cells) await desk.add({ request: { ...goodRequest, body: name } });
  const { body } = await (await desk.signedIn()).send("/desk/requests.csv");
  // However a program splits it, no piece begins with a sign of a formula.
  const pieces = body.split(/[;,|\t\r\n]/).map((piece) => piece.trim().replace(/^"+/, ""));
  expect(pieces.filter((piece) => /^\s*[=+\-@＝＋－＠]/.test(piece))).toEqual([]);
  expect(body).toContain("x;'=1+1;y");
});

test("a request says in which language it came, on its page and in both files", async ({ desk }) => {
  const id = await desk.add({ language: "mn" });
  const browser = await desk.signedIn();
  expect((await browser.send(`/desk/requests/${id}`)).body).toContain("<dd>Mongolian</dd>");
  expect((await browser.send("/desk/requests.csv")).body).toContain('"mn"');
  const [row] = JSON.parse((await browser.send("/desk/requests.json")).body);
  expect(row).toMatchObject({ id, language: "mn" });
});
