import { describe, expect, it } from "vitest";
import { samplePath } from "./path.ts";
import { outlinesOf, setText, widthOf } from "./text.ts";

describe("setting text", () => {
  it("grows with the size, the weight and the tracking", () => {
    const plain = widthOf("ideas coded.", { size: 20 });

    expect(widthOf("ideas coded.", { size: 40 })).toBeCloseTo(plain * 2);
    expect(widthOf("ideas coded.", { size: 20, weight: 700 })).toBeGreaterThan(plain);
    expect(widthOf("ideas coded.", { size: 20, tracking: 0.1 })).toBeCloseTo(plain + 11 * 2);
  });

  it("gives tabular figures one width", () => {
    const style = { size: 20, tabular: true };

    expect(widthOf("1", style)).toBeCloseTo(widthOf("8", style));
  });

  it("sets Mongolian, whose letters stand in two alphabets", () => {
    const names = setText("Өглөөний мэнд", { size: 20 }).glyphs.map(({ face }) => face.name.replace(/-\d+$/, ""));

    expect(new Set(names)).toEqual(new Set(["cyrillic", "cyrillic-ext"]));
  });

  it("stops at a letter that the font does not have", () => {
    expect(() => setText("a → b", { size: 20 })).toThrow('"→"');
  });

  it("outlines letters on the baseline that it is given", () => {
    const [stem] = outlinesOf("H", { size: 100 }, [10, 200]);

    const heights = samplePath(stem?.d ?? "").map(([, y]) => y);
    expect(Math.max(...heights)).toBeCloseTo(200, 1);
    expect(Math.min(...heights)).toBeCloseTo(130, 0);
  });
});
