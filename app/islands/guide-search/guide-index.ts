/** What a merchant can be sent to: numbered steps, an answer, the plans, or a second of a video. */
export type Place = {
  kind: "section" | "question" | "plans" | "video";
  /** The app that its guide is about. */
  app: string;
  title: string;
  href: string;
  /** The step of a video and where it begins, like 0:15. */
  chapter?: string;
  time?: string;
};

/** All places, and for every stem the places it leads to: number, weight, number, weight, and so on. */
export type GuideIndex = {
  places: Place[];
  stems: Record<string, number[]>;
};
