import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentIn } from "#content/index.ts";
import { Quote, WorkFacts } from "./work-facts.tsx";

vi.mock("#app/components/pictures/picture.tsx", () => ({
  Picture: () => null,
  pictureFile: () => ({}),
  findPictureFile: () => undefined,
}));

const { cases, labels } = contentIn("en").works;

test("a live address and a reference show once the client has agreed to them, and not before", () => {
  for (const work of cases) {
    const without = renderToStaticMarkup(<WorkFacts work={{ ...work, liveUrl: undefined, reference: undefined }} />);
    for (const label of [labels.live, labels.reference]) expect(without).not.toContain(label);
    const agreed = { ...work, liveUrl: "https://client.example/app", reference: "Dana Reyes, operations manager" };
    const facts = renderToStaticMarkup(<WorkFacts work={agreed} />);
    expect(facts).toMatch(new RegExp(`<a [^>]*href="https://client.example/app"[^>]*>${labels.live}<`));
    expect(facts).toContain(`<dt>${labels.reference}</dt><dd>${agreed.reference}</dd>`);
  }
});

test("what a client says is shown as a quotation, with who said it", () => {
  const quote = renderToStaticMarkup(<Quote quote={{ text: "It opens the gate.", by: "Dana Reyes" }} />);
  expect(quote).toMatch(/<blockquote><p>It opens the gate\.<\/p><\/blockquote><figcaption>Dana Reyes<\/figcaption>/);
});
