import { execFileSync } from "node:child_process";

/** Which files hold a page's words. The first pattern that fits counts; the rest of the address is filled in. */
const sources: readonly { page: RegExp; files: string }[] = [
  { page: /^\/$/, files: "content/en/home.ts" },
  { page: /^\/Clovers$/, files: "content/en/clover.ts" },
  { page: /^\/(services|clover|guides)\/(.+)$/, files: "content/en/$1/$2" },
  { page: /^\/projects\/.+$/, files: "content/en/projects.ts" },
  { page: /^\/privacy-policy$/, files: "content/en/legal/us.ts" },
  { page: /^\/eu-privacy-policy$/, files: "content/en/legal/eu.ts" },
  { page: /^\/end-user-license-agreement$/, files: "content/en/legal/terms.ts" },
  { page: /^\/accessibility$/, files: "content/en/legal/accessibility.ts" },
  { page: /^\/careers\/.+$/, files: "content/en/careers.ts" },
  { page: /^\/(.+)$/, files: "content/en/$1" },
];

/** Tells the day on which a page's words were last changed. One look into git serves all pages. */
export function lastChanges(readLog: () => string = gitLog): (path: string) => string | undefined {
  const days = daysByFile(readLog());
  return (path) => {
    const source = sources.find(({ page }) => page.test(path));
    if (!source) return undefined;
    const beginning = path.replace(source.page, source.files);
    const found = [...days].filter(([file]) => file.startsWith(beginning)).map(([, day]) => day);
    return found.sort().at(-1);
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
    const args = ["log", "--name-only", "--date=short", "--format=%cd", "--", "content/en"];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
