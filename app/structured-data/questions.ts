import type { FAQPage } from "schema-dts";
import { linesOf } from "#content/lines-of-block.ts";
import type { FaqEntry } from "#content/schema/guides.ts";

/** The questions that a page answers. */
export function faqPage(entries: readonly Pick<FaqEntry, "question" | "answer">[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.flatMap((block) => linesOf(block)).join(" ") },
    })),
  };
}
