import type { SocialLink } from "#content/schema/site.ts";

/** Drawn by us: the icon libraries have no brands any more. */
const strokes: Record<SocialLink["name"], string> = {
  facebook: "M15.500 4.500h-2c-2 0-3.200 1.300-3.200 3.300V20M7 11.500h7.500",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM16.800 7.200v.1",
  twitter: "M5 5l14 14M19 5L5 19",
  linkedin: "M6 10v9M6 5.500v.1M10.500 19v-9M10.500 14c0-2.500 1.400-4 3.800-4s3.700 1.500 3.700 4v5",
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
