import { symbols } from "pino";
import { expect, test } from "vitest";
import { createLog } from "./create-log.ts";

test("logs where an error happened, never its message nor that of its cause", () => {
  const { err } = Reflect.get(createLog("silent"), symbols.serializersSym);
  const error = new Error("no Ada here", { cause: new Error("ada@engine.test") });
  expect(JSON.stringify(err(error))).not.toMatch(/ada/i);
  expect(err(error)).toMatchObject({ type: "Error", stack: expect.stringContaining("create-log.test") });
});
