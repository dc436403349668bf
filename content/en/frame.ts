import type { Frame } from "#content/schema/frame.ts";
import { site } from "./site.ts";

export const frame: Frame = {
  skipLink: "Skip to the content",
  home: `${site.name}, home`,
  mainMenu: "Main menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  contactUs: "Contact us",
  menu: [
    { label: "Home", href: "/" },
    { label: "Services", href: "/services/integrations" },
    { label: "Clover", href: "/Clovers" },
    { label: "Projects", href: "/#to-our-work", sectionId: "to-our-work" },
    { label: "About Us", href: "/about-us" },
  ],
  scrollToTop: "Back to the top",
  carousel: {
    previous: "Previous",
    next: "Next",
    position: "{number} of {count}",
    pause: "Pause the slides",
  },
  viewer: {
    label: "Enlarged view",
    close: "Close",
    enlarge: "Enlarge the picture",
    chapters: "Chapters",
    videoFailed: "The video could not be loaded. [Open the file]({file}) instead.",
  },
  cookieBar: {
    label: "Cookies",
    text: "This site uses cookies. By continuing to browse, you agree to their use.",
    ok: "OK",
    noThanks: "No, thanks",
  },
  footer: {
    links: [
      { label: "Careers", href: "/careers" },
      { label: "Services", href: "/services/integrations" },
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Terms of Service", href: "/end-user-license-agreement" },
      { label: "Accessibility", href: "/accessibility" },
    ],
    linksLabel: "More pages",
    socialsLabel: "Social networks",
    newTab: "opens in a new tab",
    map: "Open the map",
    cookieSettings: "Cookie settings",
    pauseAnimations: "Pause animations",
    copyright: "© {year} {name}",
    route: "Chicago – Ulaanbaatar",
  },
};
