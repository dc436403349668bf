import type { LegalDocument } from "#content/schema/legal.ts";
import { site } from "../site.ts";

const mail = `[${site.email}](mailto:${site.email}?subject=Accessibility)`;
const [usOffice] = site.offices;

/** What everybody can expect of this site, and what to do where it falls short. */
export const accessibility: LegalDocument = {
  head: {
    title: `Accessibility · ${site.name}`,
    description:
      "How this site works by keyboard, with a screen reader, enlarged, without animation or without JavaScript, where it falls short, and whom to tell.",
  },
  title: "Accessibility",
  effective: "2026-11-20",
  lastUpdated: "2026-11-20",
  summary: [
    {
      p: "We want everybody to be able to read these pages, watch the guides and write to us. We aim for level AA of the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/). **If something gets in your way, tell us and we’ll fix it.**",
    },
  ],
  sections: [
    {
      id: "use",
      title: "What you can count on",
      blocks: [
        {
          list: [
            "**Keyboard:** every link, button, carousel, dialog and video can be reached and used with the keyboard alone. The focus is always visible, and a link at the top leads straight to the content.",
            "**Screen readers:** pages have one main heading and named regions, pictures that carry meaning have a description, and changes are announced: a carousel’s position, the number of people a filter found, an error in a form.",
            "**Enlarging:** at 400% the text runs in one column and nothing has to be scrolled sideways. Text follows the size that you set in your browser.",
            "**Colors:** the site comes in light and dark and follows your browser’s setting. Text has a contrast of at least 4.5 to 1 in both. Forced colors work too.",
            "**Motion:** if your device asks for less motion, nothing moves on its own. Everybody else finds “Pause animations” at the end of each page.",
            "**Touch:** anything you can tap on its own is at least 24 pixels high or has that much room around it; most buttons and all menu entries are 44 pixels or more.",
            "**Without JavaScript:** everything can be read, videos play, carousels can be scrolled, and the contact form can be sent.",
          ],
        },
      ],
    },
    {
      id: "videos",
      title: "Videos and manuals",
      blocks: [
        {
          p: "Our tutorials have no sound. Everything they show is also described in captions, and again as numbered steps in the [guides](/guides). The manuals are PDF files with headings and a table of contents; the same text is on the guide’s page, which we recommend if you use a screen reader.",
        },
      ],
    },
    {
      id: "limits",
      title: "Where we fall short",
      blocks: [
        {
          list: [
            "The maps of our offices open on another provider’s site. We cannot vouch for it; the addresses are given in text next to the links.",
            "The app screens in our pictures are drawings. Their descriptions say what matters, not every word.",
            "“Pause animations” applies only to the page you are on. We store nothing to remember it; your device’s setting applies everywhere.",
            "Zooming cuts nothing. If only the letters are set to twice their size, some words and tables are cut at the edge of a phone.",
            "A message that you closed without sending can be restored for ten seconds. That button stands at the end of the page, a long way for the Tab key.",
            "The privacy documents and the terms are long. Each begins with a summary and a table of contents.",
          ],
        },
      ],
    },
    {
      id: "check",
      title: "How we check",
      blocks: [
        {
          p: "Before each release, automated tests go through every page in both color schemes, on a wide and a narrow screen, and stop the release at any breach of the guidelines that a test can find. They also follow the main paths through the site by keyboard, check that nothing overflows down to 320 pixels, and compare the text with and without JavaScript. Tests do not find everything, so people look at the pages as well.",
        },
      ],
    },
    {
      id: "tell-us",
      title: "Tell us",
      blocks: [
        {
          p: `Write to ${mail} or call [${usOffice.phone.label}](${usOffice.phone.href}). Please name the page and what you wanted to do. If you need a guide, a manual or a document in another format, tell us which.`,
        },
      ],
    },
  ],
};
