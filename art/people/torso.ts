/** Where the neck leaves the clothes. */
const necklines = {
  crew: "C24 112-24 112-31 92",
  high: "C14 100-14 100-31 92",
  scoop: "C28 134-28 134-31 92",
  vee: "L0 136L-31 92",
  boat: "C40 108-40 108-50 97",
} as const;

/** Shoulders and chest, down to the edge of the picture. */
export function torso(neckline: keyof typeof necklines): string {
  const wide = neckline === "boat";
  const from = wide ? "M-50 97C-66 102-80 107-91 116" : "M-31 92C-46 102-74 104-91 116";
  const to = wide ? "C80 107 66 102 50 97" : "C74 104 46 102 31 92";
  return `${from}C-108 130-115 164-118 200L118 200C115 164 108 130 91 116${to}${necklines[neckline]}Z`;
}

/** The lines at the inside of both arms. */
export const armLines = "M-76 154C-74 170-77 184-79 200M76 154C74 170 77 184 79 200";
