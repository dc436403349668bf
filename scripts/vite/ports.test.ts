import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readPorts } from "./ports.ts";

test("the ports of development come from .env, the shell counts more, and each has a default", () => {
  const file = join(temporaryFolder(), ".env");
  expect(readPorts({}, file)).toEqual({ sitePort: 3000, apiPort: 3001 });
  writeFileSync(file, "# ours\nPORT=3002\nAPI_PORT=3003\n");
  expect(readPorts({}, file)).toEqual({ sitePort: 3002, apiPort: 3003 });
  expect(readPorts({ PORT: "3004" }, file)).toEqual({ sitePort: 3004, apiPort: 3003 });
});
