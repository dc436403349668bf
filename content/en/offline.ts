import type { Offline } from "#content/schema/offline.ts";
import { site } from "./site.ts";

export const offline: Offline = {
  head: {
    title: `You are offline · ${site.name}`,
    description: "What you see while there is no connection, with links to the pages your browser has kept.",
  },
  title: "You are offline",
  text: "The line between you and us is broken, and your browser has not kept this page. It will open once you are connected again.",
  tryAgain: "Try again",
  keptPages: "Pages you can read now",
  save: {
    label: "Save this guide for offline use",
    note: "Your browser keeps the words and the pictures. Videos need a connection.",
    saving: "Saving the guide…",
    saved: "Saved. This guide now opens without a connection.",
    failed: "The guide could not be saved. Check your connection and the free space on your device, then try again.",
  },
};
