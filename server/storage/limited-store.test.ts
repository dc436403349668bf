import { expect, test } from "vitest";
import { limitedStore } from "./limited-store.ts";
import type { OperationName } from "./operations.ts";
import type { Store } from "./store.ts";

/** A database that stands still. */
function openStill() {
  const taken: OperationName[] = [];
  const store = {
    run(name: OperationName) {
      taken.push(name);
      return new Promise(() => {});
    },
  } as unknown as Store;
  const limited = limitedStore(store, { most: 1_000, patienceMs: 60_000 });
  const ask = (name: OperationName, times: number) => {
    for (let time = 0; time < times; time++) limited.run(name, {} as never).catch(() => {});
  };
  return { ask, waiting: limited.waiting, taken: (name: OperationName) => taken.filter((one) => one === name).length };
}

test.each(["checkWritable", "mailState", "addTotals", "claimMail"] as const)(
  "%s, however often, takes no place from contact requests and does not fill the memory",
  (name) => {
    const { ask, waiting, taken } = openStill();
    ask(name, 2_000);
    ask("keepRequest", 2_000);
    expect(taken("keepRequest")).toBe(1_000);
    expect(waiting()).toBe(1_000);
    expect(taken(name)).toBe(50);
  },
);

test("contact requests, however many, do not keep a mail from being marked as sent", () => {
  const { ask, taken } = openStill();
  ask("keepRequest", 2_000);
  ask("finishMail", 5);
  expect(taken("finishMail")).toBe(5);
});
