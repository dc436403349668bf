import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROME_PATH, else the system's Chromium or Chrome. */
export function systemChromium(variables: Record<string, string | undefined>): Chromium | undefined {
  if (variables.CHROME_PATH) {
    if (!existsSync(variables.CHROME_PATH))
      throw new Error(`CHROME_PATH names ${variables.CHROME_PATH}, which is not there.`);
    return plain(variables.CHROME_PATH);
  }
  const onPath = (variables.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...onPath, ...places].find(isProgram);
  return found ? plain(found) : undefined;
}

function plain(executablePath: string): Chromium {
  return { executablePath, args: [], env: {} };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
