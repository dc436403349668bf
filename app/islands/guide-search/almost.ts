const shortest = 4;

/** True if one letter too many, too few, wrong or swapped with its neighbor is all that parts two words. */
export function almost(word: string, other: string): boolean {
  if (word.length < shortest || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
