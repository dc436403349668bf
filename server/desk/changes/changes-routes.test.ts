import { expect, test } from "vitest";
import type { Desk, DeskContext } from "#server/desk/context.ts";
import { changesRoutes } from "./changes-routes.ts";

/** What is asked of the publishing, of the cookies and of the response, in their order. */
function startDesk() {
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const routes = changesRoutes({
    publishing: { publish: note("publish"), undo: note("undo"), push: note("push"), lookAtUndo: note("look") },
    cookies: { remove: (_: unknown, name: string) => void done.push(`remove ${name}`) },
  } as unknown as Desk);
  const send = async (route: keyof typeof routes, mayPublish = 1) => {
    const reply = { redirect: (address: string) => void done.push(address) };
    const context = { id: "1", form: new URLSearchParams(), person: { may_publish: mayPublish }, reply };
    await routes[route]?.(context as unknown as DeskContext);
    return done.splice(0);
  };
  return { send };
}

test.each([
  "POST /desk/changes/publish",
  "GET /desk/changes/:id/undo",
  "POST /desk/changes/:id/undo",
  "POST /desk/changes/push",
] as const)("only who may publish can ask for %s", async (route) => {
  const { send } = startDesk();
  await expect(send(route, 0)).rejects.toMatchObject({ statusCode: 403 });
});

test("whoever has published, or leaves, sees the public site again", async () => {
  const { send } = startDesk();
  expect(await send("POST /desk/changes/publish")).toEqual([
    "publish",
    "remove desk-preview",
    "/desk/changes?done=published",
  ]);
  expect(await send("POST /desk/changes/leave")).toEqual(["remove desk-preview", "/desk/changes"]);
});
