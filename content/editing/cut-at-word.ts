/** As many whole words as fit, and a sign that there are more. */
export function cutAtWord(text: string, maxLetters: number): string {
  const letters = Array.from(text);
  if (letters.length <= maxLetters) return text;
  const cut = letters.slice(0, maxLetters - 1).join("");
  return `${cut.replace(/[\s,;:·]+\S*$/, "") || cut}…`;
}
