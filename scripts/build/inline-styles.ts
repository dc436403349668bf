import { isUnseenIn, splitStyles } from "./split-styles.ts";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** What no first paint needs: what says so itself, the rules of the switch that stops all motion, and what is for paper. */
const layersThatCanWait = ["late", "still", "print"];
/** The layers that modules write into; what every page needs is in others. */
const layersOfModules = ["components", "pages"];
/** The layer of Cyrillic letters can wait too, except on a page that preloads them. */
const cyrillicPage = /<link rel="preload" [^>]*geologica-mongolian/;
const lateMark = '<template data-late=""></template>';

type StyleFiles = {
  read: (address: string) => string;
  /** Keeps a style sheet as a file and returns its address. */
  keep: (styles: string) => string;
};

/**
 * Puts the styles that a page's first screen uses into the page: one round trip less before the first paint. The
 * server allows exactly these styles by their hash (server/http/security-headers.ts). The rest becomes a file, linked at
 * the page's first mark: everything above it is painted without waiting. The rest is `layersThatCanWait`, and the
 * modules that nothing above the mark uses.
 */
export function inlineStyles(html: string, { read, keep }: StyleFiles): string {
  // The framework marks styles that a later script shares with a "#" at the end.
  const addresses = [...html.matchAll(stylesheet)].map(([, address = ""]) => address.replace(/#$/, ""));
  if (addresses.length === 0) return html;
  const all = addresses.map((address) => read(address).trim()).join("");
  let styles = all;
  let late = "";
  for (const name of [...layersThatCanWait, ...(cyrillicPage.test(html) ? [] : ["cyrillic"])]) {
    const split = splitStyles(styles, [name], () => true);
    styles = split.rest;
    late += split.late;
  }
  const mark = html.indexOf(lateMark);
  if (mark >= 0) {
    const split = splitStyles(styles, layersOfModules, isUnseenIn(html.slice(0, mark)));
    styles = split.rest;
    late = split.late + late;
  }
  const position = html.search(stylesheet);
  const bare = html.replaceAll(stylesheet, "");
  const page = `${bare.slice(0, position)}<style>${styles}</style>${bare.slice(position)}`;
  const linked = late ? page.replace(lateMark, `<link rel="stylesheet" href="${keep(late)}"/>`) : page;
  return linked.replaceAll(lateMark, "");
}
