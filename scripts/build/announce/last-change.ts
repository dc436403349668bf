import { execFileSync } from "node:child_process";
import { type Language, mainLanguage } from "#contract/languages.ts";

/**
 * Tells the day on which a page's content last changed: "guides/hat" is the file guides/hat.yaml and all files in guides/hat/.
 * One look into git serves all pages.
 */
export function lastChanges(
  readLog: () => string = gitLog,
): (content: string, language?: Language) => string | undefined {
  const days = daysByFile(readLog());
  return (content, language = mainLanguage) => {
    const file = `content/${language}/${content}`;
    const found = [...days].filter(([name]) => name.startsWith(`${file}.`) || name.startsWith(`${file}/`));
    return found
      .map(([, day]) => day)
      .sort()
      .at(-1);
  };
}

// Lines of a day, each followed by the files that changed on it, newest first.
function daysByFile(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

// A copy without its history simply has no days.
function gitLog(): string {
  try {
    const args = ["log", "--name-only", "--date=short", "--format=%cd", "--", "content"];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
