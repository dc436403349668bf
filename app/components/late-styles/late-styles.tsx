/**
 * Stands before whatever is styled in `@layer late`. The build puts the link to those styles at the first of these
 * marks in a page: everything above is painted without waiting for them (scripts/build/inline-styles.ts).
 */
export function LateStyles() {
  return <template data-late="" />;
}
