/** The weights of an interface: two, so that a picture holds few alphabets. */
export const regular = 420;
export const strong = 620;

/** The baseline that sets a line of text in the middle of a box. */
export function middle(y: number, height: number, size: number): number {
  return y + height / 2 + size * 0.35;
}
