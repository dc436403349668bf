/**
 * Put this before the first element that is styled in `@layer late`. At the first of these marks in a page the build
 * links those styles (scripts/build/inline-styles.ts), and everything above it is painted without waiting for them.
 */
export function LateStyles() {
  return <template data-late="" />;
}
