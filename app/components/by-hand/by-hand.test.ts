import { expect, test } from "vitest";
import { startByHand } from "./by-hand.client.ts";

test("the border begins where the browser has put the dot, and follows it", () => {
  const drawn: string[] = [];
  const style = { setProperty: (name: string, value: string) => drawn.push(`${name} ${value}`) };
  const slider: { value: string; parentElement: object; oninput?: () => void } = {
    value: "70",
    parentElement: { style },
  };
  startByHand({ document: { querySelectorAll: () => [slider] } } as unknown as Window);
  slider.value = "20.5";
  slider.oninput?.();
  expect(drawn).toEqual(["--at 70%", "--at 20.5%"]);
});
