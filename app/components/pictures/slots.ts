/** A place where a page shows pictures: what the build makes of a photograph for it. A drawing stays as it is. */
export type Slot = {
  /** The most that it is wide, in CSS pixels. */
  width: number;
  /** The most that it is high, where pictures of any shape are fitted in. */
  height?: number;
  /** Its shape, where it is fixed: photographs are cropped to it. */
  shape?: readonly [number, number];
  /** How wide the files are, in pixels. Without them once, twice and three times as wide as the place. */
  widths?: readonly number[];
  /** How wide the place is in which window. Without it, as wide as in all others. */
  sizes?: string;
  /** How a photograph looks there, in photographs.css. */
  look?: string;
};

const card = { width: 412, widths: [412, 620, 824], sizes: "(width > 1100px) 412px, 300px" } as const;
const screen = {
  widths: [720, 1080, 1440],
  sizes: "(width < 1024px) 92vw, (width < 1440px) 59vw, clamp(848px, 51.7vw, 995px)",
  look: "framed",
} as const;

/**
 * The slots, by their folder in content/pictures; the longest name that fits counts. The widths are measured on the pages
 * (docs/decisions/022-photographs.md), so whoever changes a layout changes them here too.
 */
const slots: Record<string, Slot> = {
  team: {
    width: 300,
    shape: [5, 6],
    widths: [300, 600],
    sizes: "(width < 800px) 200px, 300px",
    look: "duotone framed",
  },
  works: { ...card, shape: [412, 520], look: "toned" },
  cards: { ...card, shape: [412, 340], look: "toned framed" },
  "cards/apps": { ...card, shape: [412, 440], look: "toned framed" },
  showcase: { ...card, shape: [4, 3], look: "toned" },
  clients: { width: 220, height: 56, look: "mark" },
  clover: { ...screen, width: 848 },
  guides: { ...screen, width: 676 },
  projects: { ...screen, width: 738 },
  // The finished one also opens its page, as wide as the window.
  "works-steps": {
    ...screen,
    width: 928,
    widths: [...screen.widths, 2160],
    sizes: "(width < 1024px) 100vw, 65vw",
    shape: [4, 3],
  },
  illustrations: {
    width: 756,
    widths: [760, 1120, 1512],
    sizes: "(width < 768px) 92vw, (width < 1440px) 52vw, clamp(756px, 46.1vw, 887px)",
    look: "framed",
  },
  "illustrations/offices-map": {
    width: 1680,
    widths: [1024, 1680, 2520],
    sizes: "(width < 768px) 131vw, (width < 1440px) 117vw, 1680px",
    look: "map faded",
  },
  flags: { width: 30, shape: [3, 2] },
  icons: { width: 64, shape: [1, 1] },
  badges: { width: 32, shape: [1, 1] },
};

/** For a folder that has no slot of its own. */
const otherSlot: Slot = { width: 1440, widths: [720, 1440], sizes: "100vw" };

/** The slot of a picture, in any language and of the version for phones too. */
export function slotOf(name: string): Slot {
  const path = `${name.replace(/^[a-z]{2}\//, "").replace(/-(390|sketch|product)$/, "")}/`;
  const folders = Object.keys(slots).filter((folder) => path.startsWith(`${folder}/`));
  const [longest = ""] = folders.sort((one, other) => other.length - one.length);
  return slots[longest] ?? otherSlot;
}
