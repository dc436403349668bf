import { globSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { fileSchemas } from "#content/file-schemas.ts";
import { pages } from "#content/pages.ts";
import { findSamples, itemsOf, sampleRows } from "#content/samples.ts";
import { fieldSchema, type Schema } from "#content/schema/inspect.ts";
import { isOnAddress } from "#contract/parts.ts";

test("all that the customer has to replace or confirm is marked as sample material", () => {
  const samples = findSamples();
  const rowsOn = sampleRows().filter(({ pages: addresses }) => addresses.some(isOnAddress));
  expect(samples.map(({ id }) => id)).toEqual(rowsOn.map(({ id }) => id));
  for (const row of samples) {
    const items = itemsOf(row);
    expect(items.length, row.id).toBeGreaterThan(0);
    const left = new Set(row.left.map(({ hash }) => hash));
    const unmarked = items.filter(({ hash }) => !left.has(hash)).map(({ file, text }) => `${file} ${text}`);
    expect(unmarked, `npm run content -- samples mark ${row.id}`).toEqual([]);
  }
});

test("the rows name fields and pages that there are", () => {
  const wrong = sampleRows().flatMap(({ texts, pages: addresses }) => [
    ...Object.entries(texts).flatMap(([glob, fields]) =>
      fields.filter((field) => !isField(glob, field)).map((field) => `${glob}: ${field}`),
    ),
    // There is no vacancy today.
    ...addresses.filter(
      (address) =>
        address !== "/careers/*" &&
        isOnAddress(address) &&
        !pages().some(({ path }) => posix.matchesGlob(path, address)),
    ),
  ]);
  expect(wrong).toEqual([]);
});

/** Whether the files that the pattern finds may have this field. */
function isField(glob: string, field: string): boolean {
  const [file = ""] = globSync(glob, { cwd: "content/en" }).map((name) => name.replaceAll("\\", "/"));
  const schema: Schema = fileSchemas(() => true).find(({ files }) => posix.matchesGlob(file, files))?.schema;
  if (field === "text") return schema !== undefined;
  const [last = "", ...before] = field.split(".").reverse();
  const group = before.reverse().reduce((inner, key) => fieldSchema(inner, key === "*" ? "0" : key), schema);
  return last.split("+").every((name) => fieldSchema(group, name === "*" ? "0" : name) !== undefined);
}
