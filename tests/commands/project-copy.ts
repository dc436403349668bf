import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { afterAll, expect } from "vitest";

/** What no command of a copy needs. */
const left = [".git", "node_modules", "build", "data", "shots", ".react-router"];

/**
 * A copy of the project in a folder of its own until the end of the file, so that commands and edits touch nothing here.
 * With `siteOnly`, its packages are those that `npm start` installs.
 */
export function copyProject({ withArt = false, siteOnly = false } = {}): string {
  const lock = refuseToInstall();
  // Half of all files are there.
  const unwanted = new Set(withArt ? left : [...left, "art"]);
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const isWanted = (source: string) => !unwanted.has(source.slice(process.cwd().length + 1));
  cpSync(process.cwd(), folder, { recursive: true, filter: isWanted });
  if (siteOnly) linkSitePackages(folder, lock);
  else symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  // What is compiled for the copy goes with it.
  process.env.NODE_COMPILE_CACHE = join(folder, "node-cache");
  // `npm run bench -- scale` deletes its copies itself.
  if (process.env.VITEST)
    if (!process.env.KEEP)
      afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}

/** Replaces a text in a file, which must contain it. */
export function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** All but what a workspace asks for and neither the site nor one of its packages does. */
function linkSitePackages(folder: string, lock: string): void {
  const { workspaces, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const ofWorkspaces: string[] = workspaces.flatMap((path: string) => Object.keys(packages[path].devDependencies));
  const left = new Set(ofWorkspaces.filter((name) => packages[`node_modules/${name}`]?.dev && !devDependencies[name]));
  for (const name of globSync(["*", ".*", "@*/*"], { cwd: "node_modules" })) {
    if (/^@[^/]*$/.test(name) || left.has(name) || name === basename(installedFrom)) continue;
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
  writeFileSync(join(folder, installedFrom), `${lock} without workspaces`);
}

const installedFrom = "node_modules/.installed-from";

// A command that installs in the copy would empty the packages that it shares with us. Returns what stands for these packages.
function refuseToInstall(): string {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(installedFrom) && readFileSync(installedFrom, "utf8") === wanted) return wanted;
  throw new Error("The installed packages are not those of package-lock.json. Run this through npm test.");
}
