import type { Service } from "#content/schema/services.ts";
import { site } from "../site.ts";

export const integrations: Service = {
  slug: "integrations",
  head: {
    title: `Integrations that keep systems in step · ${site.name}`,
    description:
      "Calendars, registers, case files and a pharmacy that share what they know: eight integrations we have built for business clients.",
  },
  chip: "Integrations",
  title: "Integrations",
  subtitle:
    "You have a calendar, a register and a system nobody dares to touch. We connect them, so that what you type once is known everywhere.",
  items: [
    {
      name: "Case Manager",
      imageSrc: "integrations/case-manager",
      alt: "A case file with index tabs down its side and a time line of calls, letters and one hearing.",
      href: "",
    },
    {
      name: "Calendar Management",
      imageSrc: "integrations/calendar-management",
      alt: "Four calendars on the left flow into one week grid, each keeping its own hatching.",
      href: "",
    },
    {
      name: "Intake Manager",
      imageSrc: "integrations/intake-manager",
      alt: "A phone call, a web form and a paper sheet run into one funnel that ends in a numbered queue.",
      href: "",
    },
    {
      name: "House Account Tab (HAT)",
      imageSrc: "integrations/house-account-tab",
      alt: "A register and a ledger of house accounts joined by one line, with a tab of $61.40 halfway along it.",
      href: "",
    },
    {
      name: "Register Plus",
      imageSrc: "integrations/register-plus",
      alt: "A register screen with item pictures and a card in the reader marked as pre-authorized for $50.",
      href: "",
    },
    {
      name: "Sales Adjuster",
      imageSrc: "integrations/sales-adjuster",
      alt: "A receipt with county tax, a happy hour discount and a total rounded up to the quarter, each line marked.",
      href: "",
    },
    {
      name: "Flymail",
      imageSrc: "integrations/flymail",
      alt: "A paper plane flies from a register's customer list to a fan of addressed envelopes.",
      href: "",
    },
    {
      name: "Pharmacy Integration",
      imageSrc: "integrations/pharmacy",
      alt: "A prescription crosses a line from a clinic's screen to a shelf of labeled bottles, one of them ticked.",
      href: "",
    },
  ],
};
