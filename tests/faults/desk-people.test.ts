import { expect } from "vitest";
import { namesByAddress } from "#server/desk/pages/people.tsx";
import { nameFrom } from "#server/storage/staff.ts";
import { runCommand } from "#tests/commands/run-command.ts";
import { until } from "#tests/support/client.ts";
import { changeRows } from "#tests/support/database.ts";
import { ada, grace } from "#tests/support/test-server.ts";
import { seen, test } from "./fixtures.ts";

test("an invited person gets a mail that holds no link which signs in", async ({ mails, mailingDesk: desk }) => {
  const browser = await desk.signedIn();
  const invited = await browser.send("/desk/staff", { form: { email: grace } });
  expect((await browser.send(String(invited.headers.location))).body).toContain("An email tells them how to sign in.");
  await until("the mail has arrived", () => mails.received.length === 1);
  expect(mails.received[0]?.to).toMatchObject([{ address: grace }]);
  expect(mails.received[0]?.text).toMatch(/ada@ideas\.test invited you.*\/desk\/sign-in\n/s);
  const again = await browser.send("/desk/staff", { form: { email: grace } });
  expect(again.headers.location).toBe("/desk/staff?done=alreadyInvited");
  expect(await desk.rows("sign_in_link")).toHaveLength(1);
});

test("an invitation goes to the address that was typed, or nowhere", async ({ mails, mailingDesk: desk }) => {
  const browser = await desk.signedIn();
  for (const email of ["ada<mallory@elsewhere.test", "mallory@elsewhere.test,ideas.test", "x;mallory@elsewhere.test"])
    await browser.send("/desk/staff", { form: { email } });
  await browser.send("/desk/staff", { form: { email: "last@ideas.test" } });
  await until("the last mail has arrived", () =>
    mails.received.some(({ to }) => to?.[0]?.address === "last@ideas.test"),
  );
  const invited = (await desk.rows("staff")).map(({ email }) => email);
  expect(
    mails.received
      .flatMap(({ to }) => to?.map(({ address }) => address) ?? [])
      .filter((to) => !invited.includes(to ?? "")),
  ).toEqual([]);
});

test("the command that invites names only the address it was given", async ({ store }) => {
  const kate = "kate@ideas.test";
  await store.invite({ email: kate, name: "Kate", by: "test" });
  // The sign for kelvin, which is a k in full lower case.
  const command = runCommand("node scripts/desk.ts invite \u212aate@ideas.test Mallory", process.cwd(), {
    DATA_DIR: store.DATA_DIR,
  });
  expect([await command.ended, command.output()]).toEqual([0, expect.stringContaining("may use the desk")]);
  expect((await store.rows("staff")).find(({ email }) => email === kate)?.name).toBe("Kate");
});

test("someone who comes back is called as before", async ({ store }) => {
  for (const email of [ada, grace]) await store.invite({ email, name: "Hopper", by: ada });
  const id = (await store.rows("staff")).find(({ email }) => email === grace)?.id ?? "";
  expect(await store.removePerson({ id, by: ada })).toBe(true);
  await store.invite({ email: grace, by: ada });
  expect((await store.rows("staff")).map(({ name }) => name)).toEqual(["Hopper", "Hopper"]);
});

test("a removed person is out at once and for good unless invited again, and the last one stays", async ({ desk }) => {
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  const staff = await desk.rows("staff");
  const idOf = (email: string) => staff.find((one) => one.email === email)?.id;
  expect((await first.send("/desk/staff", { form: { email: "nonsense" } })).statusCode).toBe(422);
  const [page, theirs] = [`/desk/requests/${await desk.add()}`, `/desk/requests/${await desk.add()}`];
  await second.send(theirs, { form: { version: "0", status: "new", assignee: grace } });
  const link = await desk.link(grace);
  await first.send(`/desk/staff/${idOf(grace)}/remove`, { form: {} });
  expect((await second.send("/desk")).statusCode).toBe(303);
  const form = { version: "0", status: "new", assignee: grace };
  expect((await first.send(page, { form })).statusCode).toBe(422);
  expect((await first.send(theirs)).body).toContain(`value="${grace}" selected`);
  const change = { version: "1", status: "answered", assignee: grace };
  expect((await first.send(theirs, { form: change })).statusCode).toBe(303);
  expect((await first.send(`/desk/staff/${idOf(ada)}/remove`, { form: {} })).headers.location).toContain("notRemoved");
  expect((await first.send("/desk/staff")).statusCode).toBe(200);

  await first.send("/desk/staff", { form: { email: grace } });
  expect((await second.send("/desk")).statusCode).toBe(303);
  expect((await desk.browser().send(link, { form: {} })).statusCode).toBe(403);
  expect((await (await desk.signedIn(grace)).send("/desk")).statusCode).toBe(200);
});

test("people are called by their names wherever an address stood, as text; whoever has none, by the address", async ({
  desk,
}) => {
  const browser = await desk.signedIn();
  const named = async (email: string, name: string) => {
    const id = (await desk.rows("staff")).find((one) => one.email === email)?.id;
    return browser.send(`/desk/staff/${id}/name`, { form: { name } });
  };
  await browser.send("/desk/staff", { form: { email: grace, name: "<i>Grace</i> Hopper" } });
  const page = `/desk/requests/${await desk.add()}`;
  await browser.send(page, { form: { ...seen, assignee: grace, text: "For you" } });
  const shownOn = async (path: string, name: string) =>
    [...(await browser.send(path)).body.replace(/<style>.*<\/style>/s, "").split(name)].length - 1;
  const paths = ["/desk", page, "/desk/log", "/desk/staff"];
  expect((await named(ada, "  Ada\nLovelace ")).headers.location).toBe("/desk/staff?done=renamed");
  for (const path of paths) {
    expect([path, await shownOn(path, "Ada Lovelace")]).not.toEqual([path, 0]);
    expect([path, await shownOn(path, "&lt;i&gt;Grace&lt;/i&gt; Hopper")]).not.toEqual([path, 0]);
    expect([path, await shownOn(path, "<i>Grace")]).toEqual([path, 0]);
  }
  const { body } = await browser.send(page);
  expect(body).toContain("assignee from nobody to &lt;i&gt;Grace");
  expect(body).toMatch(/<option value="grace@ideas\.test" selected="">&lt;i&gt;Grace/);

  await named(grace, "Ada Lovelace");
  expect((await browser.send(page)).body).toContain(">Ada Lovelace (grace@ideas.test)<");
  const long = await named(grace, "x".repeat(101));
  expect([long.statusCode, long.body.includes("x".repeat(101))]).toEqual([422, true]);
  const invited = await browser.send("/desk/staff", { form: { email: "new@ideas.test", name: "x".repeat(101) } });
  expect([invited.statusCode, invited.body.includes("new@ideas.test")]).toEqual([422, true]);
  expect(await desk.rows("staff")).toHaveLength(2);
  await named(grace, "");
  expect((await browser.send(page)).body).toMatch(/<option value="grace@ideas\.test" selected="">grace@/);
  expect((await browser.send("/desk/staff/nobody/name")).statusCode).toBe(404);
  expect((await browser.send("/desk/staff/nobody/name", { form: { name: "Nobody" } })).statusCode).toBe(404);
});

test("times are in the time zone that a person has chosen, and in UTC where the mouse rests", async ({ desk }) => {
  const path = `/desk/requests/${await desk.add()}`;
  await changeRows(desk, `update contact_request set created_at = ${Date.UTC(2026, 10, 19, 17, 30)}`);
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  const utc = "Thu, Nov 19, 2026, 5:30 PM UTC";
  expect((await first.send(path)).body).toContain(`title="${utc}">${utc}<`);
  const chosen = await first.send("/desk/time-zone", { form: { timeZone: "Asia/Ulaanbaatar" } });
  expect((await first.send(String(chosen.headers.location))).body).toContain('value="Asia/Ulaanbaatar" selected');
  expect((await first.send(path)).body).toContain(`title="${utc}">Fri, Nov 20, 2026, 1:30 AM GMT+8<`);
  expect((await first.send("/desk")).body).toContain(`title="Fri, Nov 20, 2026, 1:30 AM GMT+8 · ${utc}"`);
  expect((await first.send("/desk?from=2026-11-20")).body).toContain(path);
  expect(JSON.parse((await first.send("/desk/requests.json?from=2026-11-20")).body)).toHaveLength(1);
  expect((await second.send(path)).body).toContain(`title="${utc}">${utc}<`);
  expect((await second.send("/desk?from=2026-11-20")).body).not.toContain(path);
  expect((await first.send("/desk/time-zone", { form: { timeZone: "Mars/Olympus" } })).statusCode).toBe(400);
});

test("nobody's name is the address of somebody else", () => {
  const name = nameFrom(grace);
  const shown = name === undefined ? undefined : namesByAddress([{ email: ada, name }]).get(ada);
  expect(shown).not.toBe(grace);
});

test("a name can be seen, and turns no line around", () => {
  expect([nameFrom("\u200b\u2060"), nameFrom("Eve\u202e Adams")]).toEqual(["", "Eve Adams"]);
});
