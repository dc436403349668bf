import { splitLayer } from "./split-layer.ts";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const lateMark = '<template data-late=""></template>';

type StyleFiles = {
  read: (address: string) => string;
  /** Keeps a style sheet as a file and returns its address. */
  keep: (styles: string) => string;
};

/**
 * Puts the styles that a page's first screen uses into the page: one round trip less before the first paint. The
 * server allows exactly these styles by their hash (server/site/security-headers.ts). The rest (`@layer late`, and what is for paper) becomes
 * a file, linked at the page's first mark: everything above it is painted without waiting.
 */
export function inlineStyles(html: string, { read, keep }: StyleFiles): string {
  // The framework marks styles that a later script shares with a "#" at the end.
  const addresses = [...html.matchAll(stylesheet)].map(([, address = ""]) => address.replace(/#$/, ""));
  if (addresses.length === 0) return html;
  const all = addresses.map((address) => read(address).trim()).join("");
  const { rest: screen, layer: print } = splitLayer(all, "print");
  const { rest: styles, layer: late } = splitLayer(screen, "late");
  const place = html.search(stylesheet);
  const bare = html.replaceAll(stylesheet, "");
  const page = `${bare.slice(0, place)}<style>${styles}</style>${bare.slice(place)}`;
  const linked = late ? page.replace(lateMark, `<link rel="stylesheet" href="${keep(late + print)}"/>`) : page;
  return linked.replaceAll(lateMark, "");
}
