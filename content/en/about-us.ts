import type { AboutUs } from "#content/schema/team.ts";
import { site } from "./site.ts";

export const aboutUs: AboutUs = {
  head: {
    title: `About us and our two offices · ${site.name}`,
    description:
      "A small custom software company with offices in Prospect Heights, Illinois, and Ulaanbaatar, Mongolia: how we work, and who we are.",
  },
  title: "About us",
  lead: "We are a small software company. Other companies bring us ideas, and we turn them into apps, integrations, web portals, designs and AI solutions.",
  story: [
    {
      title: "You dream",
      text: "An idea may be a sketch on a napkin or a sentence that begins with “what if”. Bring it as it is. We listen, ask what it should change for the people who will use it, and draw what we understood.",
    },
    {
      title: "We plan",
      text: "Then the drawing gets exact. We decide which screens there are, what each one does, which systems it has to talk to, and what comes first. You see the plan before any of it is code.",
    },
    {
      title: "We code",
      text: "Designers, front-end, back-end and DevOps people build it in steps that you can open and try. The [Clover apps](/Clovers) and [CCGen](/projects/ccgen) came about this way.",
    },
  ],
  offices: {
    title: "One company, two offices",
    text: "One office is in Prospect Heights, Illinois, near Chicago. The other is in Ulaanbaatar, Mongolia. The clocks are thirteen or fourteen hours apart, so it is morning in one place when it is evening in the other.",
  },
};
