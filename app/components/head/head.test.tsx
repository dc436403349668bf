import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./head.tsx";

test("no word in the structured data ends its element early", () => {
  const markup = renderToStaticMarkup(<StructuredData things={[{ "@type": "Thing", name: "</script><b>" }]} />);
  expect(markup.match(/</g)).toHaveLength(2);
  expect(markup).toContain("\\u003c/script>");
});
