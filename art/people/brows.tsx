import { Fine } from "./pen.tsx";

/** The height of a brow's inner end, middle and outer end, and how strong it is. */
const brows = {
  soft: { inner: -20, middle: -25, outer: -20, width: 2.7 },
  straight: { inner: -20, middle: -22, outer: -20.5, width: 3.4 },
  arched: { inner: -19, middle: -27, outer: -21, width: 2.3 },
  bold: { inner: -20, middle: -25, outer: -19, width: 4.4 },
  raised: { inner: -23, middle: -31, outer: -26, width: 2.8 },
  worried: { inner: -24, middle: -25, outer: -18, width: 3 },
  pale: { inner: -20, middle: -25, outer: -19, width: 1.7 },
} as const;

export type BrowsName = keyof typeof brows;

/** Both brows of a face. */
export function Brows({ kind, turn }: { readonly kind: BrowsName; readonly turn: number }) {
  const { inner, middle, outer, width } = brows[kind];
  const d = [-1, 1].map((side) => {
    const at = (reach: number) => turn + side * (18 + reach);
    return `M${at(-9)} ${inner}C${at(-3)} ${middle} ${at(4)} ${middle} ${at(10)} ${outer}`;
  });
  return <Fine d={d.join("")} width={width} />;
}
