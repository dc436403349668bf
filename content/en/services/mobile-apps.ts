import type { Service } from "#content/schema/services.ts";
import { site } from "../site.ts";

export const mobileApps: Service = {
  slug: "mobile-apps",
  head: {
    title: `Mobile apps for members and staff · ${site.name}`,
    description:
      "Fifteen mobile apps: dog park memberships, auction bids, chef bookings, prescriptions, and tools for people who work on their feet.",
  },
  chip: "Mobile Apps",
  title: "Mobile Apps",
  subtitle:
    "A membership card, a bid, a table for two, a key to the gate. We design and build the app, and the API behind it.",
  items: [
    {
      name: "Dog Park Membership",
      imageSrc: "mobile-apps/dog-park-membership",
      alt: "A phone with the portrait of a dog called Biscuit, a vaccination date and a button that opens the gate.",
      href: "",
    },
    {
      name: "Lake Club Membership",
      imageSrc: "mobile-apps/lake-club-membership",
      alt: "A phone with a member card whose sun sinks into ruled water, and three guest passes below.",
      href: "",
    },
    {
      name: "Membership Kiosk",
      imageSrc: "mobile-apps/membership-kiosk",
      alt: "A tablet on a stand that says Welcome back above a keypad with the member number 407-18.",
      href: "",
    },
    {
      name: "Provider App",
      imageSrc: "mobile-apps/provider-app",
      alt: "A phone with a provider's day as one vertical line and four visits on it, the second checked in.",
      href: "",
    },
    {
      name: "Local Chef Booking",
      imageSrc: "mobile-apps/local-chef-booking",
      alt: "A phone with a plate of food, a row of five dates with the 14th chosen, and a supper for two at $148.",
      href: "",
    },
    {
      name: "Chef's Shopping List",
      imageSrc: "mobile-apps/chef-shopping-list",
      alt: "A phone with a shopping list for six guests, half of it ticked, beside a carrot, a fish and a lemon.",
      href: "",
    },
    {
      name: "Foreclosed-Home Bidding",
      imageSrc: "mobile-apps/foreclosed-home-bidding",
      alt: "A phone with a gabled house, a ladder of rising bids and a clock that shows 02:41 left.",
      href: "",
    },
    {
      name: "House Account Tab on a Phone",
      imageSrc: "mobile-apps/house-account-tab",
      alt: "A phone with a list of house accounts, one row swiped to the left so that Edit and Delete show.",
      href: "",
    },
    {
      name: "Prescription Refill",
      imageSrc: "mobile-apps/prescription-refill",
      alt: "A phone with a large labeled pill bottle, two refills left of three and a pick-up time.",
      href: "",
    },
    {
      name: "Case Notes by Voice",
      imageSrc: "mobile-apps/case-notes",
      alt: "A phone with a microphone and a sound wave that becomes three written lines in a case file.",
      href: "",
    },
    {
      name: "Intake on a Phone",
      imageSrc: "mobile-apps/intake-on-a-phone",
      alt: "A phone at step three of five of a form, with a signature being drawn by a finger.",
      href: "",
    },
    {
      name: "Shift Swap",
      imageSrc: "mobile-apps/shift-swap",
      alt: "A phone with two shifts, Tuesday and Friday, changing places along two curved arrows.",
      href: "",
    },
    {
      name: "Gate Scanner",
      imageSrc: "mobile-apps/gate-scanner",
      alt: "A phone camera frames the square code on a dog's collar tag, with a large tick across the frame.",
      href: "",
    },
    {
      name: "Parcel Route",
      imageSrc: "mobile-apps/parcel-route",
      alt: "A phone with a street map, six numbered stops joined by a dotted line and a bicycle at the third.",
      href: "",
    },
    {
      name: "Table Booking",
      imageSrc: "mobile-apps/table-booking",
      alt: "A phone with a dining room seen from above, round and square tables, one by the window circled.",
      href: "",
    },
  ],
};
