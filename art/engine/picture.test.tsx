import { describe, expect, it } from "vitest";
import { Text } from "./lettering.tsx";
import { type Drawing, renderPicture } from "./picture.tsx";
import { pictureStyle } from "./style.ts";

const sample: Drawing = {
  name: "sample",
  width: 120,
  height: 40,
  draw: () => twice("noon"),
};

function twice(text: string) {
  return (
    <>
      <Text x={10} y={30} size={20}>
        {text}
      </Text>
      <Text x={110} y={30} size={12} anchor="end" color="mute">
        {text}
      </Text>
    </>
  );
}

describe("a picture", () => {
  it("defines each letter once and uses it wherever it stands", () => {
    const svg = renderPicture(sample);

    expect(svg.match(/<path id="latin-420-\d+"/g)).toHaveLength(2);
    expect(svg.match(/<use /g)).toHaveLength(8);
  });

  it("says its size and carries the one style", () => {
    expect(renderPicture(sample)).toContain('width="120" height="40" viewBox="0 0 120 40"');
    expect(renderPicture(sample)).toContain(`<style>${pictureStyle}</style>`);
  });

  it("says the words of its language, and refuses those that it has no place for", () => {
    const mongolian = renderPicture({ ...sample, words: { noon: "үд" } });
    expect(mongolian).toBe(renderPicture({ ...sample, draw: () => twice("үд") }));
    expect(() => renderPicture({ ...sample, words: { dusk: "бүрий" } })).toThrow(
      "sample translates what it does not say: dusk.",
    );
  });

  it("is dark in both schemes on ink", () => {
    expect(renderPicture({ ...sample, onInk: true })).toContain('class="art ink"');
  });
});
