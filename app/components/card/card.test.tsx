import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { contentIn } from "#content/index.ts";
import { Card } from "./card.tsx";

vi.mock("#app/components/picture/picture.tsx", () => ({ Picture: () => null }));

const [card] = contentIn("en").home.clover.cards;

function cardAt(path: string): string {
  if (!card) throw new Error("There is no card.");
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Card card={card} learnMore="Learn more" />
    </MemoryRouter>,
  );
}

test("a card renders nothing on the page that it leads to, with or without a trailing slash", () => {
  expect(cardAt("/clover/hat")).toBe("");
  expect(cardAt("/clover/hat/")).toBe("");
});

test("elsewhere it has its title, its subtitle and its link", () => {
  const html = cardAt("/clover/sales-adjuster");
  expect(html).toContain('href="/clover/hat"');
  expect(html).toContain(card?.title);
  expect(html).toContain(card?.subtitle);
});
