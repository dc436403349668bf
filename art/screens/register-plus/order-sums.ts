import { bakery, type OrderLine } from "./items.ts";

/** Lines of an order from what was tapped: names and quantities. */
export function linesOf(tapped: readonly (readonly [name: string, quantity: number])[]): readonly OrderLine[] {
  return tapped.map(([name, quantity]) => {
    const price = bakery.find((item) => item.name === name)?.price ?? "0";
    return { name, quantity, amount: (Number(price) * quantity).toFixed(2) };
  });
}

/** What an order comes to: its lines, 10.25% tax on them, and both together. */
export function sumsOf(lines: readonly OrderLine[]) {
  const cents = lines.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
  const tax = Math.round(cents * 0.1025);
  return { subtotal: written(cents), tax: written(tax), total: `$${written(cents + tax)}` };
}

function written(cents: number): string {
  return (cents / 100).toFixed(2);
}
