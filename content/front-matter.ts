/** The fields of a Markdown file, between two lines of three hyphens, and its text. Nothing where it has no such lines. */
export function splitFrontMatter(text: string): { front: string; body: string } | undefined {
  const [, front, body] = text.match(/^---\r?\n(.*?\n)---\r?\n(.*)$/s) ?? [];
  return front === undefined || body === undefined ? undefined : { front, body };
}
