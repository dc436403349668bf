import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readServerContent } from "./read-server-content.ts";
import { selectServerContent } from "./select-server-content.ts";

test("the server's words are those of its build, and without a build those of the content", async () => {
  const file = join(temporaryFolder(), "server-content.json");
  expect(await readServerContent(file)).toEqual(selectServerContent());

  const built = { ...selectServerContent(), pages: ["/only-in-this-build"] };
  writeFileSync(file, JSON.stringify(built));
  expect(await readServerContent(file)).toEqual(built);
  expect(await readServerContent()).toEqual(selectServerContent());
});
