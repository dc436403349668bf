import type { Apps } from "#content/schema/apps.ts";
import { site } from "./site.ts";

export const apps: Apps = {
  head: {
    title: `Development - Apps · ${site.name}`,
    description: "Internal page: the Android builds of the mobile apps we are working on, ready to download.",
  },
  title: "Development - Apps",
  lead: "Android builds for testing. Choose one and open the downloaded file on a phone.",
  android: "Android",
  version: "App list",
  downloading: "Downloading …",
  failed: "{file} could not be downloaded. Check your connection and try again.",
  apps: [
    {
      name: "Bark",
      text: "A dog-park membership platform",
      builds: [{ label: "App", appname: "bark" }],
    },
    {
      name: "BidRight",
      text: "An auction bidding system for foreclosed homes with blockchain",
      builds: [
        { label: "Production", appname: "bidright" },
        { label: "Development", appname: "bidright-dev" },
        { label: "Staging", appname: "bidright-staging" },
      ],
    },
    {
      name: "Savorwe",
      text: "A mobile app, API and admin portal for booking experiences with local chefs",
      builds: [{ label: "App", appname: "savorwe" }],
    },
  ],
};
