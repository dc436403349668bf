import type { ErrorScreen } from "#content/schema/frame.ts";

export const errorScreen: ErrorScreen = {
  title: "Unexpected Application Error!",
  text: "A line went astray on our side, not on yours. Nothing you typed elsewhere is affected.",
  unknown: "The page could not be shown.",
  wayHome: "Back to the home page",
  writeToUs: "If it happens again, write to {email}. A sentence about what you were doing helps us find it.",
};
