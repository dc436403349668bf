/**
 * JSON in which no character ends a line or speaks to a terminal by surprise: U+2028, U+2029 and the control characters
 * that JSON allows as they are. What is parsed from it is the same.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
