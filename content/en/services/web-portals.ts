import type { Service } from "#content/schema/services.ts";
import { site } from "../site.ts";

export const webPortals: Service = {
  slug: "web-portals",
  head: {
    title: `Web portals for staff and members · ${site.name}`,
    description:
      "Seventeen web portals: members, house accounts, auctions, cases, pharmacies, rail yards and recognition tokens, each on one clear screen.",
  },
  chip: "Web Portals",
  title: "Web Portals",
  subtitle:
    "The place where a business is run: who is a member, who owes what, what is due today. Staff and customers look at the same numbers.",
  items: [
    {
      name: "TY Token",
      imageSrc: "web-portals/ty-token",
      alt: "A wall of round tokens, one of them large and stamped TY, above a list of who thanked whom and why.",
      href: "/projects/tytoken",
    },
    {
      name: "Membership Portal",
      imageSrc: "web-portals/membership-portal",
      alt: "A browser with a list of members, a rising bar chart and the figure 1,204 active.",
      href: "",
    },
    {
      name: "House Account Portal",
      imageSrc: "web-portals/house-account-portal",
      alt: "A browser with an account of one main and three sub accounts whose balances add up to $1,284.60.",
      href: "",
    },
    {
      name: "Auction Console",
      imageSrc: "web-portals/auction-console",
      alt: "A browser with a foreclosed home and its bids as a chain of linked blocks, the last one open.",
      href: "",
    },
    {
      name: "Chef Bookings Admin",
      imageSrc: "web-portals/chef-bookings-admin",
      alt: "A month calendar in which booked evenings are small plates, and the menu of one evening beside it.",
      href: "",
    },
    {
      name: "Case Board",
      imageSrc: "web-portals/case-board",
      alt: "A board of four columns with case cards, one card underlined because its deadline is tomorrow.",
      href: "",
    },
    {
      name: "Intake Dashboard",
      imageSrc: "web-portals/intake-dashboard",
      alt: "A browser with a funnel that narrows from 42 inquiries to 17 first calls and 9 new clients.",
      href: "",
    },
    {
      name: "Provider Roster",
      imageSrc: "web-portals/provider-roster",
      alt: "A grid of rooms by hours with colored visits, and one provider dragged from room 2 to room 4.",
      href: "",
    },
    {
      name: "Pharmacy Back Office",
      imageSrc: "web-portals/pharmacy-back-office",
      alt: "A shelf of bottles drawn as bars, a line for the reorder level, and two bottles below it.",
      href: "",
    },
    {
      name: "Kiosk Manager",
      imageSrc: "web-portals/kiosk-manager",
      alt: "A floor plan with five small kiosks, four with a filled lamp and one with an empty lamp and a wrench.",
      href: "",
    },
    {
      name: "Resident Requests",
      imageSrc: "web-portals/resident-requests",
      alt: "The front of an apartment house as a grid of windows, the lit ones holding a tap, a key or a lamp to repair.",
      href: "",
    },
    {
      name: "Vaccination Records",
      imageSrc: "web-portals/vaccination-records",
      alt: "A table of dogs with paw marks and dates, and one certificate with a round stamp lying over it.",
      href: "",
    },
    {
      name: "Courier Control Room",
      imageSrc: "web-portals/courier-control-room",
      alt: "A dark map with five bird-shaped couriers and their flight lines, and arrival times down the side.",
      href: "",
    },
    {
      name: "Yard Planner",
      imageSrc: "web-portals/yard-planner",
      alt: "Rail tracks that fan out across the screen with numbered cars on them and one switch being set.",
      href: "",
    },
    {
      name: "Menu Planner",
      imageSrc: "web-portals/menu-planner",
      alt: "A week of dishes on paper slips pinned under seven days, with the cost of each day along the bottom.",
      href: "",
    },
    {
      name: "Contract Signing",
      imageSrc: "web-portals/contract-signing",
      alt: "A contract page with two signatures, one finished and one just begun, and a ribbon seal below.",
      href: "",
    },
    {
      name: "Report Builder",
      imageSrc: "web-portals/report-builder",
      alt: "Four blocks from Starting Balance to Ending Balance, stacked like steps, with purchases up and payments down.",
      href: "",
    },
  ],
};
