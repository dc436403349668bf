import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settings } from "./env.ts";

test("everything has a default", () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: "0.0.0.0", LOG_LEVEL: "info", SHUTDOWN_DELAY_MS: 0 });
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ HOST: "" }, "HOST must name an address to listen on, like 127.0.0.1."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
  [{ SHUTDOWN_DELAY_MS: "-1" }, "SHUTDOWN_DELAY_MS must be a whole number from 0 to 60000."],
])("says in one sentence what is wrong in %o", (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

test(".env.example describes every setting and no other, with values that are taken", () => {
  const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  const lines = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
  expect(lines.map(([name]) => name).toSorted()).toEqual(settings.toSorted());
  expect(() => readEnv(Object.fromEntries(lines))).not.toThrow();
});
