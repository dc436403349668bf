/** The address of a page's social card, a picture that the build writes for each page. */
export function socialCardPath(path: string): string {
  const slug = path.toLowerCase().split("/").filter(Boolean).join("-");
  return `/social/${slug || "home"}.png`;
}
