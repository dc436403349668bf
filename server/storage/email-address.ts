/** The longest address that mail can be sent to. */
const maxLength = 254;

/**
 * What someone typed may be an address. Without the signs that separate several addresses, or one from a name. Cheap for
 * any text: this also reads what was made to be slow.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxLength && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/.test(text)
  );
}

/**
 * An address as it is stored, counted and compared. Only A to Z become small: full lower case would turn the sign for
 * kelvin into a k, and so the address of one mailbox into that of another.
 */
export function normalizeEmail(text: string): string {
  return text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
