import { describe, expect, test } from "vitest";
import { recordings } from "./ccgen/project/upload.tsx";
import { accounts, hockeyClub } from "./hat/accounts.ts";
import { aging } from "./hat/aging-report.tsx";
import { made, madeTotal } from "./hat/bulk-invoices.tsx";
import { coffees, lunchOrder } from "./hat/purchases.ts";
import { report } from "./hat/report.tsx";
import { order118, order124 } from "./register-plus/items.ts";
import { sumsOf } from "./register-plus/order-sums.ts";

describe("the figures on the screens", () => {
  test("a club owes what its parts owe together", () => {
    expect(sum(hockeyClub.map(([, amount]) => amount))).toBe(cents(accounts[0]?.balance));
  });

  test("the total of a report is its revenue and its tax, and the end follows from the start", () => {
    for (const [, total, revenue, tax] of report) {
      expect(cents(revenue) + cents(tax)).toBe(cents(total));
    }
    for (const column of [1, 2, 3] as const) {
      const [start, purchases, payments, end] = report.map((row) => cents(row[column]));
      expect((start ?? 0) + (purchases ?? 0) - (payments ?? 0)).toBe(end);
    }
  });

  test("an order comes to its lines, less its discount, with its tax", () => {
    expect(withTax(sum(order118.map(({ amount }) => amount)) - 65)).toBe(1825);
    expect(sumsOf(order118)).toEqual({ subtotal: "17.20", tax: "1.76", total: "$18.96" });
    expect(withTax(sum(order124.map(({ amount }) => amount)))).toBe(5954);
  });

  test("a purchase comes to its lines, and four invoices to their total", () => {
    for (const { lines, total } of [coffees, lunchOrder]) {
      expect(sum(lines.map(([, amount]) => amount))).toBe(cents(total));
    }
    expect(sum(made.map(([, , amount]) => amount))).toBe(cents(madeTotal));
  });

  test("each line of the aging report comes to what its account owes", () => {
    for (const [name, ...columns] of aging) {
      const account = accounts.find((each) => each.name === name);
      expect(sum(columns)).toBe(cents(account?.balance));
    }
  });

  test("six recordings last 10 h 48 min", () => {
    const minutes = recordings.map(([, length]) => length.split(":").map(Number));
    expect(minutes.reduce((all, [h = 0, min = 0]) => all + h * 60 + min, 0)).toBe(10 * 60 + 48);
  });
});

function cents(amount = ""): number {
  return Math.round(Number(amount.replace(",", "").replace("−", "-")) * 100);
}

function sum(amounts: readonly string[]): number {
  return amounts.reduce((all, amount) => all + cents(amount), 0);
}

function withTax(amount: number): number {
  return Math.round(amount * 1.1025);
}
