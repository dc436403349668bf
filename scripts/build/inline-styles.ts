import { type Rule, transform } from "lightningcss";

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** What no first paint needs: what says so itself, the rules of the switch that stops all motion, and what is for paper. */
const layersThatCanWait = ["late", "still", "print"];
/** The layers that modules write into; what every page needs is in others. */
const layersOfModules = ["components", "pages"];
/** One of these can wait too: the one of the letters that the page does not preload. */
const [layerOfLatin, layerOfCyrillic] = ["latin", "cyrillic"];
const cyrillicPage = /<link rel="preload" [^>]*\/mongolian-/;
const lateMark = '<template data-late=""></template>';

/** A rule at the top of a style sheet, as it stands there: all of a cascade layer, for example. */
export type StyleRule = { code: string; layer?: string; classes: readonly string[] };

type StyleFiles = {
  rulesIn: (address: string) => readonly StyleRule[];
  /** Stores a style sheet as a file and returns its address. */
  store: (styles: string) => string;
};

/**
 * Puts the styles that a page's first screen uses into the page: one round trip less before the first paint. The
 * server allows exactly these styles by their hash (server/http/security-headers.ts). The rest becomes a file, linked at
 * the page's first mark: everything above it is painted without waiting. The rest is `layersThatCanWait`, and the
 * modules that nothing above the mark uses.
 */
export function inlineStyles(html: string, { rulesIn, store }: StyleFiles): string {
  // The framework marks styles that a later script shares with a "#" at the end.
  const addresses = [...html.matchAll(stylesheet)].map(([, address = ""]) => address.replace(/#$/, ""));
  if (addresses.length === 0) return html;
  const rules = addresses.flatMap((address) => rulesIn(address));
  const canWait = whatCanWait(html);
  const late = rules
    .filter(canWait)
    .sort(byLayer)
    .map(({ code }) => code);
  const code = codeWithout(canWait, rules);
  const { styles, tokens } = late.length > 0 && html.includes(lateMark) ? withoutLateTokens(code) : { styles: code };
  if (tokens) late.unshift(`@layer tokens{:root{${tokens}}}`);
  const position = html.search(stylesheet);
  const bare = html.replaceAll(stylesheet, "");
  const page = `${bare.slice(0, position)}<style>${styles}</style>${bare.slice(position)}`;
  const linked =
    late.length > 0 ? page.replace(lateMark, `<link rel="stylesheet" href="${store(late.join(""))}"/>`) : page;
  return linked.replaceAll(lateMark, "");
}

function whatCanWait(html: string): (rule: StyleRule) => boolean {
  const layers = [...layersThatCanWait, cyrillicPage.test(html) ? layerOfLatin : layerOfCyrillic];
  const mark = html.indexOf(lateMark);
  const above = html.slice(0, Math.max(mark, 0));
  return ({ layer = "", classes }) =>
    layers.includes(layer) ||
    (mark >= 0 &&
      layersOfModules.includes(layer) &&
      classes.length > 0 &&
      !classes.some((name) => above.includes(name)));
}

/** Modules first, then a layer at a time: alike rules beside each other compress better. */
function byLayer(a: StyleRule, b: StyleRule): number {
  const place = ({ layer = "" }: StyleRule) => [...layersThatCanWait, layerOfLatin, layerOfCyrillic].indexOf(layer);
  return place(a) - place(b);
}

/** The name of a layer stays where its first rule was: the order of layers is the order in which they are named. */
function codeWithout(canWait: (rule: StyleRule) => boolean, rules: readonly StyleRule[]): string {
  let code = "";
  for (const rule of rules) {
    const name = `@layer ${rule.layer}`;
    if (!canWait(rule)) code += rule.code;
    else if (!code.includes(name)) code += `${name};`;
  }
  return code;
}

/** The tokens that a page's own styles do not use come with the late ones: 150 bytes of each page. */
function withoutLateTokens(code: string): { styles: string; tokens: string } {
  let styles = code;
  let tokens = "";
  for (;;) {
    const found = [...styles.matchAll(/(?<=[{;])(--[\w-]+):[^;{}]+;/g)];
    // One that a wider window changes has to stay before that.
    const unused = found.filter(
      ([, name]) =>
        found.filter(([, other]) => other === name).length === 1 &&
        !new RegExp(`var\\(${name}[,)]|[{;]${name}:[^;{}]+}`).test(styles),
    );
    if (unused.length === 0) return { styles, tokens };
    for (const [declaration] of unused) {
      styles = styles.replace(declaration, "");
      tokens += declaration;
    }
  }
}

/** Takes a style sheet apart. A rule reaches from where it begins to where the next one does. */
export function rulesOf(styles: string): StyleRule[] {
  const rules: Rule[] = [];
  transform({
    filename: "styles.css",
    code: Buffer.from(styles),
    visitor: { StyleSheet: (sheet) => void rules.push(...sheet.rules) },
  });
  const lines = [0, ...[...styles.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const starts = rules.map((rule) => {
    const place = "value" in rule ? rule.value?.loc : undefined;
    if (!place) throw new Error(`Nothing says where the rule of type ${rule.type} begins.`);
    return (lines[place.line] ?? 0) + place.column - 1;
  });
  return rules.map((rule, index) => ({
    code: styles.slice(starts[index], starts[index + 1]).trim(),
    layer: rule.type === "layer-block" ? rule.value.name?.join(".") : undefined,
    classes: classesIn(rule),
  }));
}

/** The names of all classes in the selectors of a rule and of those in it. */
function classesIn(rule: Rule): string[] {
  const names: string[] = [];
  JSON.stringify(rule, (_key, node) => {
    if (node?.type === "class") names.push(node.name);
    return node;
  });
  return names;
}
