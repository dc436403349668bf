/** The files that one of the texts names, or that a file reached this way names, at any depth. */
export function reachedFiles(
  texts: readonly string[],
  names: readonly string[],
  read: (name: string) => string,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const name of names) {
      if (reached.has(name) || !text.includes(name)) continue;
      reached.add(name);
      waiting.push(read(name));
    }
  }
  return reached;
}
