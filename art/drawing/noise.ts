import { scramble } from "#scripts/build/social-cards/scramble.ts";

/** A number from 0 up to 1 that depends on nothing but its seeds. Integer arithmetic, so every machine agrees. */
export function chance(...seeds: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = scramble(mixed ^ Math.imul(Math.round(seed * 1024), 0x85ebca6b));
  }
  return scramble(mixed) / 2 ** 32;
}

/** A wave without a period, between -1 and 1, one swing per step of `x`. */
export function waver(x: number, ...seeds: readonly number[]): number {
  const step = Math.floor(x);
  const rest = x - step;
  const eased = rest * rest * (3 - 2 * rest);
  return 2 * (chance(step, ...seeds) * (1 - eased) + chance(step + 1, ...seeds) * eased) - 1;
}

/** A seed made from a text, so that a line keeps its character when other lines around it change. */
export function seedFrom(text: string): number {
  let mixed = 7;
  for (const letter of text) {
    mixed = scramble(mixed ^ (letter.codePointAt(0) ?? 0));
  }
  return mixed % 100_000;
}
