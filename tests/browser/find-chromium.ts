import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { chromium } from "playwright-core";

type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

/**
 * CHROME_PATH, else the one in an npm package, else the system's Chromium or Chrome, else a download. The packaged one has
 * no window, tabs or toolbar, so the tests take two thirds of the time.
 */
export async function findChromium(): Promise<Chromium> {
  if (!process.env.CHROME_PATH && process.platform === "linux" && process.arch === "x64") return packagedChromium();
  const found = systemChromium();
  if (found) return found;
  execFileSync("node", ["node_modules/playwright-core/cli.js", "install", "chromium"], { stdio: "inherit" });
  return withDefaults(chromium.executablePath());
}

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const usualPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROME_PATH, else a Chromium or Chrome that is installed on this machine. */
function systemChromium(): Chromium | undefined {
  const { CHROME_PATH, PATH = "" } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return withDefaults(CHROME_PATH);
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.`);
  }
  const folders = PATH.split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...onPath, ...usualPaths].find((file) => existsSync(file));
  return found ? withDefaults(found) : undefined;
}

/** The Chromium inside the npm package @sparticuz/chromium, with the libraries it needs. Linux on x64 only. */
async function packagedChromium(): Promise<Chromium> {
  const { version } = JSON.parse(readFileSync(join(carrier, "package.json"), "utf8"));
  const folder = join(process.cwd(), `node_modules/.cache/chromium-${version}`);
  // Only once: new libraries under a browser that is running crash it.
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, "chromium"),
    args: ["--headless=shell"],
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

const carrier = join(process.cwd(), "node_modules/@sparticuz/chromium");

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const usual = process.env.TMPDIR;
  // The package unpacks into the temporary folder.
  process.env.TMPDIR = unfinished;
  try {
    const { default: packaged, inflate } = await import("@sparticuz/chromium");
    await packaged.executablePath();
    await inflate(join(carrier, "bin/al2023.tar.br"));
    // The package's own configuration names folders that only its usual host has. Without any font the browser crashes.
    writeFileSync(
      join(unfinished, "fonts/fonts.conf"),
      `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`,
    );
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  renameSync(unfinished, folder);
}

function withDefaults(executablePath: string): Chromium {
  return { executablePath, args: [], env: {} };
}
