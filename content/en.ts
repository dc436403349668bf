import { checked } from "./checked.ts";
import { aboutUs } from "./en/about-us.ts";
import { apps } from "./en/apps.ts";
import { careers } from "./en/careers.ts";
import { clover } from "./en/clover.ts";
import { contact } from "./en/contact.ts";
import { cookieSettings } from "./en/cookie-settings.ts";
import { errorScreen } from "./en/error-screen.ts";
import { frame } from "./en/frame.ts";
import { guideSearch } from "./en/guide-search.ts";
import { guides } from "./en/guides.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { mail } from "./en/mail.ts";
import { offline } from "./en/offline.ts";
import { projects } from "./en/projects.ts";
import { services } from "./en/services.ts";
import { site } from "./en/site.ts";
import { team } from "./en/team.ts";

export const en = checked("content/en", {
  site,
  frame,
  contact,
  "cookie-settings": cookieSettings,
  mail,
  "error-screen": errorScreen,
  home,
  services,
  clover,
  projects,
  team,
  "about-us": aboutUs,
  careers,
  guides,
  "guide-search": guideSearch,
  apps,
  legal,
  offline,
});
