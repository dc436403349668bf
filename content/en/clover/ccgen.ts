import type { CloverApp } from "#content/schema/clover.ts";
import { site } from "../site.ts";

/** The page keeps the title "Register Plus", which every app gets that has no title of its own. */
export const ccgen: CloverApp = {
  slug: "ccgen",
  head: {
    title: `CCGen next to the Clover apps · ${site.name}`,
    description:
      "CCGen turns speech into text and translates it between Mongolian and English. Shown here next to our Clover apps.",
  },
  title: "Register Plus",
  eyebrow: "CCGen",
  lead: "Speech becomes text, and the text can be read in Mongolian or in English.",
  picture: {
    file: "clover/ccgen/hero.svg",
    alt: "A browser with a recording as a sound wave and its transcript below, every line with a time mark.",
  },
  features: [
    "Speech-to-text transcription",
    "Translate speech between Mongolian and English both ways",
    "97% recognition rate",
    "Manage transcribed contents",
  ],
  card: {
    backgroundImage: {
      file: "cards/ccgen.svg",
      alt: "A sound wave that turns into two columns of text, English on the left and Mongolian on the right.",
    },
    title: "CCGen",
    subtitle: "Speech to text, and from Mongolian to English and back.",
    href: "/clover/ccgen",
  },
  contactNote: false,
  canonical: "/projects/ccgen",
  details: {
    title: "How CCGen works",
    sections: [
      {
        title: "From a recording to a transcript",
        text: "Upload a recording and CCGen writes down what is said. It recognizes 97% of the speech, and one upload can hold more than 10 hours.",
        picture: {
          file: "clover/ccgen/transcript.svg",
          alt: "A recording of 10 h 12 min on a shelf, and its transcript growing line by line beside it.",
        },
      },
      {
        title: "In Mongolian, in English, both ways",
        text: "Mongolian speech can be read in English and English speech in Mongolian. The transcripts stay in one place, where you manage them. The [project page](/projects/ccgen) has the rest.",
        picture: {
          file: "clover/ccgen/both-ways.svg",
          alt: "Two speech bubbles, one in Mongolian and one in English, joined by two arrows that run in opposite directions.",
        },
      },
    ],
  },
};
