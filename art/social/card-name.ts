/** The file of a page's card: "/services/ai-solutions" has "services-ai-solutions.png". */
export function cardName(path: string): string {
  const slug = path.toLowerCase().split("/").filter(Boolean).join("-");
  return `${slug || "home"}.png`;
}
