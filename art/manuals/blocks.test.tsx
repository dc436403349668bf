import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Blocks } from "./blocks.tsx";

test("the cells of a table have their bold words, and a column of long names wraps", () => {
  const table = {
    caption: "What to correct",
    head: ["In the report", "What to do", "Amount"],
    rows: [["Order refunded to **House Account** now", "See **Add to tab**", "$930"]],
  };
  const html = renderToStaticMarkup(<Blocks blocks={[{ table }]} />);
  expect(html).toContain('<th scope="row" class="long">Order refunded to <b>House Account</b> now</th>');
  expect(html).toContain("<td>See <b>Add to tab</b></td>");
  expect(html).toContain('<td class="amount">$930</td>');
});

test("a column of short names stays on one line", () => {
  const table = { caption: "One period", head: ["Section", "Total"], rows: [["Starting Balance", "$1"]] };
  expect(renderToStaticMarkup(<Blocks blocks={[{ table }]} />)).toContain('<th scope="row">Starting Balance</th>');
});
