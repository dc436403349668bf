import type { Service } from "#content/schema/services.ts";
import { site } from "../site.ts";

export const uxUiDesigns: Service = {
  slug: "ux-ui-designs",
  head: {
    title: `UX/UI designs, sketched and measured · ${site.name}`,
    description:
      "From a rough sketch to a measured screen: three UX/UI designs for a chef booking app, a dog park and a membership kiosk.",
  },
  chip: "UX/UI Designs",
  title: "UX/UI Designs",
  subtitle:
    "We sketch until the idea is clear, test it with people, then hand over screens with every distance decided.",
  items: [
    {
      name: "Chef Booking, Sketch to Screen",
      imageSrc: "ux-ui-designs/chef-booking",
      alt: "A rough sketch of a supper card, an arrow, and the finished card with its margins measured in pixels.",
      href: "",
    },
    {
      name: "Dog Park Icon Set",
      imageSrc: "ux-ui-designs/dog-park-icons",
      alt: "A sheet of 24 icons on a grid: paw, gate, bone, bowl, leash, tree, one of them with its construction circles.",
      href: "",
    },
    {
      name: "Kiosk Usability Study",
      imageSrc: "ux-ui-designs/kiosk-usability",
      alt: "Four kiosk screens in a row with the paths of fingers over them, long on the first and short on the last.",
      href: "",
    },
  ],
};
