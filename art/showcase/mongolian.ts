import type { Drawing } from "#art/engine/picture.tsx";
import { kioskUsability } from "./ux-ui-designs/kiosk-usability.tsx";

/** The showcase pictures whose words a reader needs, in Mongolian. */
export const mongolianShowcase: readonly Drawing[] = [
  {
    ...kioskUsability,
    name: `mn/${kioskUsability.name}`,
    words: { "41 s": "41 сек", "23 s": "23 сек", "12 s": "12 сек", "4 s": "4 сек" },
  },
];
