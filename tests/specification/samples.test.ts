import { expect, test } from "vitest";
import { findSamples, itemsOf } from "#content/samples.ts";

test("all that the customer has to replace or confirm is marked as sample material", () => {
  for (const row of findSamples()) {
    const items = itemsOf(row);
    expect(items.length, row.id).toBeGreaterThan(0);
    const left = new Set(row.left.map(({ hash }) => hash));
    // After a change to the samples themselves: npm run content -- samples mark <row>
    expect(
      items.filter(({ hash }) => !left.has(hash)).map(({ file, text }) => `${file} ${text}`),
      row.id,
    ).toEqual([]);
  }
});
