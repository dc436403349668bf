import { expect, test } from "vitest";
import { limitStore, type OperationName, storeFrom } from "./store.ts";

/** A database that hangs. */
function openHanging() {
  const taken: OperationName[] = [];
  const store = storeFrom(
    (name) => {
      taken.push(name);
      return new Promise(() => {});
    },
    async () => {},
  );
  const limited = limitStore(store, { maxWaiting: 1_000, timeoutMs: 60_000 });
  const ask = (name: OperationName, times: number) => {
    for (let count = 0; count < times; count++) (limited[name] as () => Promise<unknown>)().catch(() => {});
  };
  return { ask, waiting: limited.waiting, taken: (name: OperationName) => taken.filter((one) => one === name).length };
}

test.each(["checkWritable", "outboxState", "addTotals", "claimDeliveries"] as const)(
  "%s, however often, never delays contact requests or fills the memory",
  (name) => {
    const { ask, waiting, taken } = openHanging();
    ask(name, 2_000);
    ask("storeRequest", 2_000);
    expect(taken("storeRequest")).toBe(1_000);
    expect(waiting()).toBe(1_000);
    expect(taken(name)).toBe(50);
  },
);

test("contact requests, however many, do not keep a mail from being marked as sent", () => {
  const { ask, taken } = openHanging();
  ask("storeRequest", 2_000);
  ask("finishDelivery", 5);
  expect(taken("finishDelivery")).toBe(5);
});

test.each(["countAtDesk", "hasStaff", "redeemLink", "touchSession", "changeRequest"] as const)(
  "%s, however often, takes no place from readiness, mail or contact requests",
  (name) => {
    const { ask, taken } = openHanging();
    ask(name, 2_000);
    for (const other of ["checkWritable", "claimDeliveries", "finishDelivery", "storeRequest"] as const) {
      ask(other, 5);
      expect([other, taken(other)]).toEqual([other, 5]);
    }
    expect(taken(name)).toBe(50);
  },
);
