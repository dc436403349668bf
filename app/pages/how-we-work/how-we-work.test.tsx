import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentIn } from "#content/index.ts";
import { Price } from "./page.tsx";

vi.mock("#app/components/pictures/picture.tsx", () => ({
  Picture: () => null,
  pictureFile: () => ({}),
  findPictureFile: () => undefined,
}));

const { price, works } = contentIn("en")["how-we-work"];

test("price bands show once the owner has named them, and not before", () => {
  const shown = (bands: typeof price.bands) =>
    renderToStaticMarkup(<Price price={{ ...price, bands }} works={works} />);
  expect(shown([])).not.toContain("<dl");
  expect(shown([{ id: "first", name: "A first release", range: "$15,000 to $40,000" }])).toContain(
    "<dt>A first release</dt><dd>$15,000 to $40,000</dd>",
  );
});
