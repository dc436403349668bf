import { expect, test } from "vitest";
import { oncePer } from "./once-per.ts";

test("each kind is said once in a period, and the next time with how often it happened meanwhile", () => {
  let now = 0;
  const said: [string, number][] = [];
  const limited = oncePer(1_000, () => now);
  const happen = (kind: string, times: number) => {
    for (let time = 0; time < times; time++) limited(kind, (count) => said.push([kind, count]));
  };
  happen("full", 500);
  happen("slow", 2);
  now = 999;
  happen("full", 1);
  now = 1_000;
  happen("full", 1);
  expect(said).toEqual([
    ["full", 1],
    ["slow", 1],
    ["full", 501],
  ]);
});
