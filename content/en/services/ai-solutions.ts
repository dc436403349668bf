import type { Service } from "#content/schema/services.ts";
import { site } from "../site.ts";

export const aiSolutions: Service = {
  slug: "ai-solutions",
  head: {
    title: `AI solutions that read and listen · ${site.name}`,
    description:
      "Speech that becomes text in Mongolian and English, and notices that fill in their own forms: two AI solutions we have built.",
  },
  chip: "AI Solutions",
  title: "AI Solutions",
  subtitle:
    "Software that listens to hours of speech or reads a stack of paper, and leaves people the part that needs judgment.",
  items: [
    {
      name: "CCGen",
      imageSrc: "ai-solutions/ccgen",
      alt: "A sound wave turns into a transcript in two columns, English on one side and Mongolian on the other.",
      href: "/projects/ccgen",
    },
    {
      name: "Foreclosure Notice Reader",
      imageSrc: "ai-solutions/foreclosure-notice-reader",
      alt: "A scanned notice with four underlined passages, each joined by a line to a filled field: address, owner, debt, date.",
      href: "",
    },
  ],
};
