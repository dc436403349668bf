/**
 * Where the styles of `@layer late` begin to be needed. The build puts the link to them at the first of these places
 * in a page: everything above is painted without waiting for them (scripts/build/inline-styles.ts).
 */
export function LateStyles() {
  return <template data-late="" />;
}
