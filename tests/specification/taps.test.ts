import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { on } from "#contract/parts.ts";

const { apps, clover, guides, projects, services } = contentIn("en");

test("the site knows what the dot taps in each picture that it taps", () => {
  const styles = readFileSync("app/components/pictures/tapped.module.css", "utf8");
  const known = Array.from(styles.matchAll(/data-control="([^"]+)"/g), ([, file]) => file);
  const tapped = [
    ...services.categories.map(({ items }) => `showcase/${items[0]?.imageSrc}`),
    ...projects.projects.filter(({ blocks }) => blocks.length > 0).map(({ picture }) => picture?.file),
    ...(on.apps ? apps.apps.map(({ picture }) => picture.file) : []),
    ...(on.clover
      ? [
          ...clover.apps.map(({ picture }) => picture.file),
          ...clover.apps.map(({ slug, card, canonical }) =>
            canonical ? card.backgroundImage.file : `clover/cards/${slug}`,
          ),
          ...guides.guides.map(({ card }) => card.picture.file),
        ]
      : []),
  ];
  expect(known).toEqual(expect.arrayContaining(tapped));
});
