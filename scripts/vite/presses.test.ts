import { expect, test } from "vitest";
import { stylesOf, workStylesOf } from "./presses.ts";

test("says where the dot presses in each picture that has such a place, and nothing of an id that two guides use", () => {
  const pressed = (id: string, press?: string) => ({ id, screenshot: { press } });
  const guides = [
    { sections: [pressed("pay", "60% 80.5%"), pressed("read"), { id: "call" }, pressed("sign-in", "10% 20%")] },
    { sections: [pressed("sign-in", "30% 40%")] },
  ];
  expect(stylesOf(guides)).toBe("@layer late{#pay{--press:60% 80.5%}}");
});

test("says where the dot presses on the cards of a work that has such a place", () => {
  expect(workStylesOf([{ slug: "kiosk", press: "60% 80.5%" }, { slug: "talk" }])).toBe(
    '@layer late{[data-study="kiosk"]{--press-x:60%;--press-y:80.5%}}',
  );
});
