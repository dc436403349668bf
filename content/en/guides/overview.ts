import type { Guides } from "#content/schema/guides.ts";
import { site } from "../site.ts";

/** The page that lists the guides. */
export const overview: Guides["overview"] = {
  head: {
    title: `Help guides for the Clover apps · ${site.name}`,
    description:
      "Step-by-step guides for House Account Tab, Register Plus and Sales Adjuster, with screenshots and short videos.",
  },
  title: "Help guides",
  lead: "A guide for each app: which button to tap, in what order, and what you see next. Keep it open beside the register.",
  open: "Open the guide",
  contents: "In this guide",
};

/** The words that every guide page shares. */
export const labels: Guides["labels"] = {
  onThisPage: "On this page",
  chapters: "Steps in this video",
  watchVideo: "Watch Video",
  videoSeconds: "{seconds} seconds",
  note: "Good to know",
  appPage: "About this app",
  allGuides: "All guides",
  help: "Is your question not answered here?",
  helpLink: "Contact us",
};
