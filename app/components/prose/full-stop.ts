/** Spread on a title: the dot lands as its full stop, unless a title like "Got an idea?" already ends in a sign. */
export function fullStop(title: string): { "data-stop"?: "" } {
  return /[\p{L}\p{N})\]"”»]\s*$/u.test(title) ? { "data-stop": "" } : {};
}
