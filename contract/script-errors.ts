const maxLength = 120;

/**
 * The message of an error without what could be someone's: what it quotes, addresses and numbers. The name of a property that
 * was read or set stays, because it is the code's.
 */
export function messageWithoutData(message: string): string {
  const text = message
    .replace(/\((reading|setting) '([\w$]{1,40})'\)/g, "($1 $2)")
    .replace(/(["'`“‘«]).*["'`”’»]/gs, "…")
    .replace(/\S+(?::\/\/|@)\S+/g, "…")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .replace(/\d+/g, "0")
    .trim();
  return Array.from(text).slice(0, maxLength).join("");
}
