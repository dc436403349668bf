import type { Block } from "#content/schema/text.ts";
import { appListVersion, type StorageArea, type StoredItemName, storedItems } from "#contract/storage.ts";

const areas: Record<StorageArea, string> = {
  localStorage: "local storage",
  sessionStorage: "session storage",
  cache: "cache storage",
  cookie: "cookie",
};

const words: Record<StoredItemName, { purpose: string; lifetime: string }> = {
  consent: {
    purpose: "Your answer to the cookie bar, “yes” or “no”, so that it need not ask again.",
    lifetime: "Until\u00a0you\u00a0clear\u00a0it",
  },
  introSeen: {
    purpose: "You have seen the intro animation, so it does not play twice.",
    lifetime: "Until you close the tab",
  },
  appListVersion: {
    purpose: `Which version of our internal list of mobile apps you saw (${appListVersion}). Only if you open that page.`,
    lifetime: "Until\u00a0you\u00a0clear\u00a0it",
  },
  pages: {
    purpose: "Copies of public pages that you visited or saved, so that they open without a connection.",
    lifetime: "Until a newer copy replaces it or you clear it",
  },
  files: {
    purpose: "The pictures, styles and scripts of those pages.",
    lifetime: "Until no stored page needs it or you clear it",
  },
  ga4: {
    purpose: "Lets Google Analytics tell one browser from another. Only after OK, and only where we use that service.",
    lifetime: "Up to 2\u00a0years, or until you say\u00a0no",
  },
};

const names = Object.keys(storedItems) as StoredItemName[];

/** Everything that the site has a browser store, as the code stores it. */
export const storedItemsTable: Block = {
  table: {
    caption: "Everything that this site stores in your browser",
    head: ["Name", "Where", "What for", "How long"],
    rows: names.map((item) => {
      const { name, area } = storedItems[item];
      return [`**${name.replace("*", "…")}**`, areas[area], words[item].purpose, words[item].lifetime];
    }),
  },
};
