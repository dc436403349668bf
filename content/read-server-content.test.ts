import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readServerContent } from "./read-server-content.ts";
import { selectServerContent } from "./select-server-content.ts";

test("the server's words are those of its build, and without a build those of the content", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "server-content.json");
  expect(await readServerContent(file)).toEqual(selectServerContent());

  const built = { ...selectServerContent(), pages: ["/only-in-this-build"] };
  writeFileSync(file, JSON.stringify(built));
  expect(await readServerContent(file)).toEqual(built);
  expect(await readServerContent()).toEqual(selectServerContent());
});
