/** No answer is chosen: the caret is in the question. */
export const none = -1;

/** The answer that an arrow leads to. Beyond the last one the question comes again, and then the first. */
export function choiceAfter(key: string, chosen: number, count: number): number | undefined {
  if (key === "ArrowDown") return chosen + 1 < count ? chosen + 1 : none;
  if (key === "ArrowUp") return chosen === none ? count - 1 : chosen - 1;
  return undefined;
}
