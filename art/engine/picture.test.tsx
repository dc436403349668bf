import { expect, test } from "vitest";
import { Text } from "./lettering.tsx";
import { type Drawing, renderPicture } from "./picture.tsx";

const sample: Drawing = { name: "sample", width: 120, height: 40, draw: () => draw("noon") };

function draw(text: string) {
  return (
    <Text x={10} y={30} size={20}>
      {text}
    </Text>
  );
}

test("a picture says the words of its language, and refuses those that it has no place for", () => {
  const mongolian = renderPicture({ ...sample, words: { noon: "үд" } });
  expect(mongolian).toBe(renderPicture({ ...sample, draw: () => draw("үд") }));
  expect(() => renderPicture({ ...sample, words: { dusk: "бүрий" } })).toThrow(
    "sample translates what it does not say: dusk.",
  );
});
