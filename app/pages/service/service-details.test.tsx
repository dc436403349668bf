import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentIn } from "#content/index.ts";
import { Offer } from "./service-details.tsx";

vi.mock("#app/components/pictures/picture.tsx", () => ({
  Picture: () => null,
  useComposed: (picture: object) => picture,
  pictureFile: () => ({}),
  findPictureFile: () => undefined,
}));

const { categories, labels } = contentIn("en").services;

test("a price shows once the owner has named one, and not before", () => {
  for (const service of categories) {
    const offer = (priceBand?: string) => renderToStaticMarkup(<Offer service={{ ...service, priceBand }} />);
    expect(offer()).not.toContain(labels.cost);
    expect(offer("$15,000 to $40,000")).toContain(`${labels.cost} <b>$15,000 to $40,000</b>`);
  }
});
