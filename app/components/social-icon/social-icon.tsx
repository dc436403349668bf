import type { SocialLink } from "#content/schema/site.ts";

/** Drawn by us: the icon libraries have no brands any more. */
const strokes: Record<SocialLink["name"], string> = {
  facebook: "M15.5 4.5h-2c-2 0-3.2 1.3-3.2 3.3V20M7 11.5h7.5",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.2v.1",
  twitter: "M5 5l14 14M19 5L5 19",
  linkedin: "M6 10v9M6 5.5v.1M10.5 19v-9M10.5 14c0-2.5 1.4-4 3.8-4s3.7 1.5 3.7 4v5",
};

/** The sign of a social network, in the colour of the text around it. */
export function SocialIcon({ name }: { name: SocialLink["name"] }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={strokes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
