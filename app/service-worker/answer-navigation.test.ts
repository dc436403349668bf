import { expect, onTestFinished, test, vi } from "vitest";
import { answerNavigation } from "./answer-navigation.ts";
import { fetchAndKeepPage, findPage } from "./pages.ts";
import { basic, filesOf, pageOf, worldOf } from "./worker-fixture.ts";
import type { World } from "./world.ts";

const list = '<nav class="k" aria-labelledby="kept-pages" data-stored-pages="" hidden=""><h2>Kept</h2><ul></ul></nav>';
const server = {
  "/": pageOf("one", "Home"),
  "/careers": pageOf("one", "Careers &amp; more"),
  "/offline": pageOf("one", "Offline", list),
  ...filesOf("one"),
};

async function navigate(path: string, world: World, patience?: number, preloaded?: Response) {
  const work: Promise<unknown>[] = [];
  const event = {
    request: new Request(`https://site.test${path}`),
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  const answer = await answerNavigation(event, world, patience);
  return { answer, stored: () => Promise.all(work) };
}

function offline(world: World): World {
  return { ...world, fetch: () => Promise.reject(new TypeError("Failed to fetch")) };
}

test("a page comes from the network and is stored, whatever its query", async () => {
  const { world } = worldOf(server);
  const { answer, stored } = await navigate("/careers?from=mail", world);
  expect(await answer.text()).toBe(server["/careers"]);
  await stored();
  expect(await (await navigate("/careers", offline(world))).answer.text()).toBe(server["/careers"]);
});

test("what the browser asked for already is taken", async () => {
  const { world, asked } = worldOf(server);
  const preloaded = basic(new Response("early", { headers: { "content-type": "text/html" } }));
  expect(await (await navigate("/careers", world, undefined, preloaded)).answer.text()).toBe("early");
  expect(asked).not.toContain("/careers");
});

test("without a network and without a copy the offline page links to what can be read", async () => {
  const { world } = worldOf(server);
  for (const path of ["/offline", "/careers", "/"]) await fetchAndKeepPage(path, world);
  const { answer } = await navigate("/guides", offline(world));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(
    'data-stored-pages=""><h2>Kept</h2><ul><li><a href="/">Home</a></li><li><a href="/careers">Careers &amp; more</a></li></ul>',
  );
});

test("the offline page shows no list where nothing else is stored", async () => {
  const { world } = worldOf(server);
  await fetchAndKeepPage("/offline", world);
  expect(await (await navigate("/guides", offline(world))).answer.text()).toContain(list);
});

test("a slow network is waited for, unless there is a copy; then it still brings the next one", async () => {
  const { world } = worldOf(server);
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow: World = { ...world, fetch: (request) => gate.then(() => world.fetch(request)) };
  const waiting = navigate("/", slow, 0);
  await fetchAndKeepPage("/careers", world);
  const fresh = pageOf("one", "New careers");
  const later = worldOf({ ...server, "/careers": fresh }).world.fetch;
  const { answer, stored } = await navigate(
    "/careers",
    { ...slow, fetch: (request) => gate.then(() => later(request)) },
    0,
  );
  expect(await answer.text()).toBe(server["/careers"]);
  arrive();
  expect(await (await waiting).answer.text()).toBe(server["/"]);
  await stored();
  expect(await (await findPage("/careers", world))?.text()).toBe(fresh);
});

test("the stored copy comes after three seconds without an answer, not before", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { world } = worldOf(server);
  await fetchAndKeepPage("/careers", world);
  const shown = vi.fn();
  navigate("/careers", { ...world, fetch: () => new Promise(() => {}) }).then(shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
});

test("an answer that is no page is passed on; a page that is gone is forgotten, one in trouble is not", async () => {
  const { world } = worldOf(server);
  await fetchAndKeepPage("/careers", world);
  const answering = (status: number): World => ({ ...world, fetch: async () => basic(new Response("", { status })) });
  const trouble = await navigate("/careers", answering(500));
  await trouble.stored();
  expect(trouble.answer.status).toBe(500);
  expect(await findPage("/careers", world)).toBeDefined();
  await (await navigate("/careers", answering(404))).stored();
  expect(await findPage("/careers", world)).toBeUndefined();
});
