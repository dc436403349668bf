import type { Home } from "#content/schema/home.ts";
import { site } from "./site.ts";

export const home: Home = {
  head: {
    title: `Custom apps, portals and integrations · ${site.name}`,
    description:
      "We build apps, integrations, web portals, UX/UI designs and AI solutions for business clients, in Illinois and in Ulaanbaatar. You dream, we code.",
  },
  hero: {
    tagline: "You Dream, We Code",
    lead: "from a loose line to",
    and: "and",
    offerings: ["web portals", "mobile apps", "UX/UI designs", "AI solutions"],
    button: "View our works",
    graphic: "The words ideas coded in large outlined letters: ideas is sketched by hand, coded is drawn exactly.",
  },
  clients: {
    label: "Clients we have built for",
    marks: [
      { name: "mesa", picture: { file: "clients/mesa.svg", alt: "mesa" } },
      { name: "barkyard", picture: { file: "clients/barkyard.svg", alt: "barkyard" } },
      { name: "Halden", picture: { file: "clients/halden.svg", alt: "Halden" } },
      { name: "Northshore", picture: { file: "clients/northshore.svg", alt: "Northshore" } },
      { name: "Gavel & Gable", picture: { file: "clients/gavel-gable.svg", alt: "Gavel & Gable" } },
      { name: "Tulga", picture: { file: "clients/tulga.svg", alt: "Tulga" } },
      { name: "OVOO", picture: { file: "clients/ovoo.svg", alt: "OVOO" } },
      { name: "savory", picture: { file: "clients/savory.svg", alt: "savory" } },
      { name: "kestrel", picture: { file: "clients/kestrel.svg", alt: "kestrel" } },
      { name: "Switchyard", picture: { file: "clients/switchyard.svg", alt: "Switchyard" } },
      { name: "case/file", picture: { file: "clients/case-file.svg", alt: "case/file" } },
      { name: "LC", picture: { file: "clients/lc.svg", alt: "LC" } },
    ],
  },
  services: {
    title: "Our Services",
    lead: "It starts as a loose line. We keep drawing until it holds.",
    learnMore: "Learn more",
    cards: [
      {
        backgroundImage: {
          file: "cards/integrations.svg",
          alt: "Tangled lines from a calendar, a register and a pharmacy straighten into one bus that reaches a single screen.",
        },
        title: "Integrations",
        subtitle: "Your calendar, your register and your pharmacy stop living apart. One system, always in step.",
        href: "/services/integrations",
      },
      {
        backgroundImage: {
          file: "cards/mobile-apps.svg",
          alt: "A phone split down the middle: a pencil sketch of a dog park app on the left, the finished app on the right.",
        },
        title: "Mobile Apps",
        subtitle: "Membership, booking, a key to the gate: in a pocket, from first sketch to finished app.",
        href: "/services/mobile-apps",
      },
      {
        backgroundImage: {
          file: "cards/web-portals.svg",
          alt: "Three layers of one web page above each other: a pencil sketch, a plan and the finished case portal.",
        },
        title: "Web Portals",
        subtitle: "One place where your staff and your members see the same truth.",
        href: "/services/web-portals",
      },
      {
        backgroundImage: {
          file: "cards/ux-ui-designs.svg",
          alt: "An arrow leads from a rough sketch of a booking card to the same card finished, with its distances measured.",
        },
        title: "UX/UI Designs",
        subtitle: "From the first pencil line to the last anchor point, measured before it is built.",
        href: "/services/ux-ui-designs",
      },
      {
        backgroundImage: {
          file: "cards/ai-solutions.svg",
          alt: "A sound wave runs from left to right and turns into the lines of a transcript with time marks.",
        },
        title: "AI Solutions",
        subtitle: "Hours of speech, transcribed and translated between Mongolian and English.",
        href: "/services/ai-solutions",
      },
    ],
  },
  clover: {
    title: "Clover Apps",
    lead: "Three apps that live on the register.",
    learnMore: "Learn more",
    cards: [
      {
        backgroundImage: {
          file: "cards/hat.svg",
          alt: "A tablet with nine house accounts and their balances. Prairie Hockey Club is open and owes $1,284.60.",
        },
        title: "House Account Tab (HAT)",
        subtitle: "Regulars put it on the tab. You see every balance, limit and invoice.",
        href: "/clover/hat",
      },
      {
        backgroundImage: {
          file: "cards/sales-adjuster.svg",
          alt: "A phone with the Cook County tax group: a default of 10.25% and a different percent for prepared food.",
        },
        title: "Sales Adjuster",
        subtitle: "Taxes by county, discounts by name, rounding to the quarter or the dollar.",
        href: "/clover/sales-adjuster",
      },
      {
        backgroundImage: {
          file: "cards/register-plus.svg",
          alt: "A register with six bakery items as pictures, three of them chosen, and order 118 at $18.25 beside them.",
        },
        title: "Register Plus",
        subtitle: "Pre-authorize the card, pick the items, add them to the tab.",
        href: "/clover/register-plus",
      },
    ],
  },
  toClover: {
    title: "Add-ons for the register you already have",
    paragraphs: [
      "A point of sale rings up an order and takes the payment. Some counters need more: customers who pay at the end of the month, a card held before the order is finished, a tax that differs by county.",
      "Our three add-on apps are made for that. They run on the point-of-sale platform, so the counter stays as it is.",
    ],
    points: [
      {
        title: "Sell on a tab",
        text: "House Account Tab keeps customers' accounts, their limits and their invoices, in a mobile app and a web portal.",
      },
      {
        title: "Hold the card first",
        text: "Register Plus pre-authorizes a card and adds orders to tabs.",
      },
      {
        title: "Get the total right",
        text: "Sales Adjuster takes care of taxes, discounts, surcharges and rounding.",
      },
    ],
    link: { label: "See all Clover apps", href: "/Clovers" },
  },
  works: {
    title: "Some of our recent client works",
    subtitle: "Fully flexible and custom solutions that allow for all kind of integrations",
    button: "Become a client",
    badge: "Point-of-sale app",
    items: [
      {
        imageName: "membership-dog-park",
        title: "Membership App",
        note: "Mobile app for dog parks",
        alt: "A phone with the membership of a dog called Biscuit, vaccinated until May 2027, and a button that opens the gate.",
      },
      {
        imageName: "membership-kiosk",
        title: "Membership Kiosk",
        note: "Front desks, without a desk",
        alt: "A kiosk on a stand that says Welcome back and asks for a member number on a keypad.",
      },
      {
        imageName: "calendar-management",
        title: "Calendar Management",
        note: "Integration",
        alt: "A week in which the appointments of four calendars stand in one grid, each calendar hatched, dotted or filled its own way.",
      },
      {
        imageName: "hat",
        title: "House Account Tab (HAT)",
        note: "Integration, tabs and invoices",
        alt: "A tablet with a list of house accounts, one of them marked because it is close to its spending limit.",
      },
      {
        imageName: "provider-mobile-app",
        title: "Provider App",
        note: "Mobile app for visits away from a desk",
        alt: "A phone with a provider's day as a line with four visits on it, the second of them checked in at 10:30.",
      },
      {
        imageName: "case-manager",
        title: "Case Manager",
        note: "Integration",
        alt: "A case file with tabs along its side and a time line of calls, letters and one hearing.",
      },
      {
        imageName: "register-plus",
        title: "Register Plus",
        note: "Integration, cards held before payment",
        alt: "A register screen with pictures of items on the left and an order with a Pre-auth button on the right.",
      },
      {
        imageName: "membership-lake-club",
        title: "Club Membership App",
        note: "Mobile app for a lake club",
        alt: "A phone with a member card whose sun sinks into ruled water, and three guest passes below it.",
      },
      {
        imageName: "intake-manager",
        title: "Intake Manager",
        note: "Integration",
        alt: "A form of five steps, three of them ticked, and beside it the queue of people who wait for a first call.",
      },
      {
        imageName: "flymail",
        title: "Flymail",
        note: "Integration, letters from the register",
        alt: "A paper plane leaves a register and draws a dotted line to a stack of envelopes.",
      },
      {
        imageName: "pharmacy",
        title: "Pharmacy Integration",
        note: "Integration",
        alt: "Two capsules crossed over a prescription, and a line that carries it to a shelf of labeled bottles.",
      },
    ],
  },
  offices: {
    title: "Located in Chicago IL, US and Ulaanbaatar, Mongolia",
    map: {
      file: "illustrations/offices-map.svg",
      alt: "A drawn map of the north of the world with a line that loops and then runs straight from Chicago to Ulaanbaatar.",
    },
  },
  facts: {
    title: "Interesting facts about us",
    items: [
      { value: 39, suffix: "", label: "employees", seconds: 3 },
      { value: 54, suffix: "+", label: "clients", seconds: 3 },
      { value: 69, suffix: "+", label: "projects", seconds: 3 },
      { value: 6, suffix: "", label: "products", seconds: 5 },
      { value: 4, suffix: "M+", label: "members", seconds: 4 },
    ],
  },
  closing: {
    title: "Got an idea?",
    subtitle: "Let's bring an idea to life",
    button: "Become a client",
  },
};
