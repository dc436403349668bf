import type { ErrorScreen } from "#content/schema/frame.ts";
import { site } from "./site.ts";

export const errorScreen: ErrorScreen = {
  head: {
    title: `Unexpected Application Error · ${site.name}`,
    description: "Something went wrong on our side. From here you can go back to the home page or write to us.",
  },
  title: "Unexpected Application Error!",
  text: "A line went astray on our side, not on yours. Nothing you typed elsewhere is affected.",
  unknown: "The page could not be shown.",
  wayHome: "Back to the home page",
  writeToUs: "If it happens again, write to {email}. A sentence about what you were doing helps us find it.",
};
