import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licenses that ask for nothing but their text to be passed on. Before you add one, read it. */
const known = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "OFL-1.1", "Unlicense"];

type LicensedPackage = { name: string; version: string; license: string; text: string };

/**
 * What licenses.txt says: which packages browsers get, which ones the server needs besides, and the texts of their
 * licenses, each once.
 */
export function licensesText(inBrowsers: readonly string[], onServer: readonly string[]): string {
  const shipped = inBrowsers.map(readPackage);
  const others = onServer.filter((folder) => !inBrowsers.includes(folder)).map(readPackage);
  const list = (packages: readonly LicensedPackage[]) =>
    packages.map(({ name, version, license }) => `- ${name} ${version} (${license})\n`).join("");
  return `# Licenses of the open-source software in this site

## What your browser loads

${list(shipped)}
## What the server runs on

- Node.js ${process.versions.node}: https://github.com/nodejs/node/blob/v${process.versions.node}/LICENSE
${list(others)}
${eachTextOnce([...shipped, ...others])}`;
}

type Locked = { dev?: boolean; devOptional?: boolean; link?: boolean; os?: string[] };

/** The folders of all packages that the server needs. What is for one system only is Node itself, or a tool. */
export function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([, { dev, devOptional, link, os }]) => !dev && !devOptional && !link && !os)
    .map(([folder]) => folder)
    .filter((folder) => folder.startsWith("node_modules/"));
}

/** Reads a package's license, or says what is wrong with it. */
export function readPackage(folder: string): LicensedPackage {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!known.includes(license)) {
    const found = license ? `the license "${license}", which is not among the known ones` : "no license";
    throw new Error(`${name} ${version} has ${found} (scripts/build/licenses/licenses.ts).`);
  }
  const text =
    licenseFiles(folder) || readmeSection(folder) || `Copyright ${author?.name ?? author ?? `the authors of ${name}`}`;
  return { name, version, license, text };
}

function licenseFiles(folder: string): string {
  const names = globSync("*", { cwd: folder }).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n\n");
}

function readmeSection(folder: string): string {
  const file = join(folder, "README.md");
  if (!existsSync(file)) return "";
  return readFileSync(file, "utf8").match(/^#+ licen[cs]e\s+([^#]*Permission is hereby granted[^#]*)/im)?.[1] ?? "";
}

type SharedText = { license: string; text: string; credits: Map<string, string[]> };

/** Packages whose licenses differ only in whom they credit share one text. */
function eachTextOnce(packages: readonly LicensedPackage[]): string {
  const shared = new Map<string, SharedText>();
  for (const { name, version, license, text } of packages) {
    const { credit, rest } = splitCredit(text);
    const key = `${license} ${rest.replace(/\W+/g, " ")}`;
    const group = shared.get(key) ?? { license, text: rest, credits: new Map() };
    shared.set(key, group);
    group.credits.set(credit, [...(group.credits.get(credit) ?? []), `${name} ${version}`]);
  }
  return [...shared.values()]
    .map(({ license, text, credits }) => {
      const heads = [...credits].map(([credit, names]) =>
        credit ? `${names.join(", ")}:\n${credit}` : names.join(", "),
      );
      return `## ${license}\n\n${[...heads, text].join("\n\n").trim()}\n`;
    })
    .join("\n");
}

const title = /^[# (]*(the )?[\w-]+ licen[cs]e[ ()\w-]*$/im;
const credits = /^\W*(portions )?(copyright|\(c\))/i;

/** Splits a license into who is credited, at its beginning or in the appendix of the Apache License, and the rest. */
export function splitCredit(license: string): { credit: string; rest: string } {
  const [text = "", appendix = ""] = license.replaceAll("\r", "").split("END OF TERMS AND CONDITIONS");
  const inAppendix = appendix.split("\n").filter((line) => credits.test(line) && !/[[{]/.test(line));
  const paragraphs = text.trim().split(/\n\s*\n/);
  const untitled = paragraphs.map((paragraph) => paragraph.replace(title, "").trim());
  const end = untitled.findIndex((paragraph) => paragraph !== "" && !credits.test(paragraph));
  const start = end < 0 ? paragraphs.length : end;
  return {
    credit: [...untitled.slice(0, start).filter(Boolean), ...inAppendix.map((line) => line.trim())].join("\n"),
    rest: paragraphs.slice(start).join("\n\n"),
  };
}
