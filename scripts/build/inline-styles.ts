import { splitLayer } from "./split-layer.ts";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const overlaysBegin = '<div data-overlays="">';

type StyleFiles = {
  read: (address: string) => string;
  /** Keeps a style sheet as a file and returns its address. */
  keep: (styles: string) => string;
};

/**
 * Puts the styles that a page uses into the page: one round trip less before the first paint. The server allows
 * exactly these styles by their hash (server/site/security-headers.ts). What only dialogs and bars need becomes a
 * file, linked where they begin: everything above is painted without it.
 */
export function inlineStyles(html: string, { read, keep }: StyleFiles): string {
  // The framework marks styles that a later script shares with a "#" at the end.
  const addresses = [...html.matchAll(stylesheet)].map(([, address = ""]) => address.replace(/#$/, ""));
  if (addresses.length === 0) return html;
  const all = addresses.map((address) => read(address).trim()).join("");
  const { rest: styles, layer: overlays } = splitLayer(all, "overlays");
  const place = html.search(stylesheet);
  const bare = html.replaceAll(stylesheet, "");
  const page = `${bare.slice(0, place)}<style>${styles}</style>${bare.slice(place)}`;
  if (!overlays) return page;
  return page.replace(overlaysBegin, `${overlaysBegin}<link rel="stylesheet" href="${keep(overlays)}"/>`);
}
