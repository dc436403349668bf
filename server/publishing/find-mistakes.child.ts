import { checkContent } from "#content/check.ts";

// Writes the mistakes in the content of its working folder.
process.stdout.write(JSON.stringify(mistakes()));

function mistakes(): string[] {
  try {
    checkContent();
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split("\n  ");
    return lines.length > 0 ? lines : [(error as Error).message];
  }
}
