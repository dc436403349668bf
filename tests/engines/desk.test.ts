import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodRequest } from "#tests/support/contact-request.ts";
import { copyWithGit } from "#tests/support/repository.ts";
import { openServer } from "#tests/support/test-server.ts";
import type { Engine } from "./engine.ts";
import { findEngines } from "./find-engines.ts";
import { desktop, keys, phone, sidewaysScroll, visit } from "./visitor.ts";

describe.each(findEngines())("$name", ({ start }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
  });

  afterAll(() => engine?.close());

  test("at the desk, staff sign in, find a request, answer it and sign out", async () => {
    await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
    const base = await server.listen();
    const id = await server.add({ request: { ...goodRequest, name: "Grace Hopper", subject: "A compiler" } });
    await server.add();

    await visit(engine, base + (await server.link()), desktop, async ({ click, go, press, sees, until, tab }) => {
      await click("main form button");
      await until(() => document.querySelectorAll("tbody tr").length === 2);
      await click("input[type=search]");
      await press(..."compil", keys.enter);
      await until(() => document.querySelectorAll("tbody tr").length === 1);
      await click("tbody a", "Grace Hopper");
      await sees("#status");
      await tab.run(choose, "#status", "answered");
      await click("button", "Save");
      await sees("[role=status]", "Saved.");
      await click("textarea");
      await press(..."Called back.");
      await click("button", "Add note");
      await sees(".note", "Called back.");
      await go(`${base}/desk/content/edit?file=offline.yaml`);
      await click("[id='en.text']");
      await press(..." Now.");
      await click(".save button");
      await sees("[role=status]", "The draft is saved.");
      const words = ["/content", "/content/edit?file=team.yaml", "/content/edit?file=legal/us.md", "/changes"];
      for (const path of [...words, "", `/requests/${id}`, "/statistics", "/health", "/staff", "/log", "/sessions"]) {
        await go(`${base}/desk${path}`);
        for (const { width, height } of [phone, desktop]) {
          await tab.resize(width, height);
          expect(await tab.run(sidewaysScroll), `${path} at ${width} px`).toBe(0);
        }
      }
      await click("button", "Sign out everywhere");
      await until(() => location.pathname === "/desk/sign-in");
    });
    expect((await server.rows("contact_request")).find((row) => row.id === id)).toMatchObject({ status: "answered" });
    expect(await server.rows("desk_session")).toEqual([]);
  });
});

/** Chooses from a list. Its popup is the system's, where no journey can go. Runs in the page. */
function choose(selector: string, value: string): void {
  (document.querySelector(selector) as HTMLSelectElement).value = value;
}
