import { expect, test } from "vitest";
import { faultsIn } from "./structured-data/faults-in.ts";
import { thingsIn } from "./structured-data/things-in.ts";

const answer = { "@type": "Answer", text: "At the counter." };
const question = { "@type": "Question", name: "Where?", acceptedAnswer: answer };
const video = {
  "@type": "VideoObject",
  name: "Bulk payment",
  description: "Three accounts at once.",
  thumbnailUrl: "https://site.test/a.avif",
  contentUrl: "https://site.test/a.mp4",
  uploadDate: "2026-11-20T00:00:00Z",
  duration: "PT21S",
};

test("complete things have no problems, and a thing described elsewhere is only referenced", () => {
  const site = { "@type": "WebSite", name: "Site", url: "https://site.test/", inLanguage: "en" };
  const publisher = { "@id": "https://site.test/#organization" };
  expect(faultsIn([{ "@type": "FAQPage", mainEntity: [question] }, video, { ...site, publisher }])).toEqual([]);
});

test.each([
  [{ ...video, duration: undefined }, "VideoObject without a right duration"],
  [{ ...video, uploadDate: "2026-11-20" }, "VideoObject without a right uploadDate"],
  [{ ...video, thumbnailUrl: "/a.avif" }, "VideoObject without a right thumbnailUrl"],
  [
    { "@type": "FAQPage", mainEntity: [{ ...question, acceptedAnswer: { ...answer, text: "" } }] },
    "Answer without a right text",
  ],
  [{ "@type": "FAQPage", mainEntity: [] }, "FAQPage without a right mainEntity"],
  [{ "@type": "Recipe", name: "Soup" }, "unknown type Recipe"],
  [
    { "@type": "WebSite", name: "Site", url: "https://site.test/", inLanguage: "en" },
    "WebSite without a right publisher",
  ],
])("%j is a fault", (thing, fault) => {
  expect(faultsIn([thing])).toEqual([fault]);
});

test("a page's data is read one by one and together, and only with schema.org as its context", () => {
  const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const alone = script({ "@context": "https://schema.org", ...video });
  const together = script({ "@context": "https://schema.org", "@graph": [answer, video] });
  expect(thingsIn(alone + together)).toEqual([video, answer, video]);
  expect(() => thingsIn(script(video))).toThrow("undefined");
});
