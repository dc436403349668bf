import { readFileSync } from "node:fs";
import { guidesFeedPath, vacanciesFeedPath } from "./pages.ts";

export type Part = {
  /** Addresses, each with all below it: pages and files, and with them every link and redirect that leads there. */
  addresses?: readonly string[];
  /** Files of content/<language>, each with the folder of its name, and fields of other files, like "home.clover". */
  content?: readonly string[];
  /** What English texts call it. While it is off, `npm run content -- check` names the texts that still do. */
  names?: readonly string[];
  /** Other folders of the project that nothing else shows. */
  folders?: readonly string[];
  /** The code of a language: its folder in content/ is the part. */
  language?: string;
  /** What nothing else stores in a browser (contract/browser-storage.ts). */
  storedItems?: readonly string[];
  /** Test files that are about nothing else. A test in another file asks `on`. */
  tests?: readonly string[];
};

/** What the owner can switch off in content/parts.yaml, and what goes with it. */
export const parts = {
  clover: {
    addresses: ["/Clovers", "/clover", "/guides", guidesFeedPath, "/assets/files"],
    content: [
      "clover",
      "guides",
      "guide-search",
      "home.clover",
      "home.toClover",
      "company.appMarket",
      "company.portals",
    ],
    names: [
      "Clover",
      "House Account Tab",
      "Register Plus",
      "Sales Adjuster",
      "point-of-sale app",
      "point-of-sale apps",
    ],
    folders: ["content/videos", "content/pictures/cards/apps", "content/pictures/clover", "content/pictures/guides"],
    tests: [
      "app/islands/guide-search/*.test.ts",
      "art/manuals/*.test.ts",
      "art/videos/videos.test.ts",
      "content/videos.test.ts",
      "tests/commands/own-video.test.ts",
      "tests/site/{clover,deep-links,guide-search,guide-videos,guides,help,house-account-tab-guide,tutorials}.test.ts",
      "tests/specification/{clover,guides,plans}.test.ts",
    ],
  },
  careers: {
    addresses: ["/careers", vacanciesFeedPath],
    content: ["careers"],
    names: ["job application", "job applications", "apply for a job"],
    tests: ["app/pages/careers/*.test.tsx", "tests/site/careers.test.ts"],
  },
  apps: {
    addresses: ["/apps", "/assets/apps"],
    content: ["apps"],
    storedItems: ["appListVersion"],
    tests: ["app/pages/apps/*.test.ts", "tests/site/apps.test.ts"],
  },
  desk: {
    addresses: ["/desk"],
    tests: ["tests/engines/desk.test.ts", "tests/faults/{desk-*,sessions,sign-in}.test.ts", "tests/site/desk*.test.ts"],
  },
  mongolian: { language: "mn", tests: ["tests/site/{every-translated-page,languages}.test.ts"] },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
type PartLanguage = Extract<(typeof parts)[PartName], { language: string }>["language"];
export type Language = "en" | PartLanguage;

export const partsFile = "content/parts.yaml";

/** Whether a part is on. Code for browsers asks `import.meta.env.ON`, so that a bundle has nothing of what is off. */
export const on = readSwitches();

const entries = Object.entries(parts) as [PartName, Part][];
const partsOff: readonly Part[] = entries.flatMap(([name, part]) => (on[name] ? [] : [part]));

/** English, which is complete and has no prefix, and the others that are on. */
export const publishedLanguages: readonly ["en", ...Language[]] = [
  "en",
  ...entries.flatMap(([name, { language }]) => (language && on[name] ? [language as PartLanguage] : [])),
];

/** Addresses of parts that are off. */
export const addressesOff = partsOff.flatMap(({ addresses = [] }) => addresses);

/** False for an address that belongs to a part that is off, with or without a query and a fragment. */
export function isOnAddress(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  return !addressesOff.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Content of parts that are off. */
export const contentOff = partsOff.flatMap(({ content = [] }) => content);

/** False for a file of content/<language>, named without its ending, or a field of it, that belongs to a part that is off. */
export function isOnContent(name: string): boolean {
  return !contentOff.some((one) => name === one || name.startsWith(`${one}/`));
}

/** False for what only a part that is off stores in a browser. */
export function isOnStoredItem(name: string): boolean {
  return !partsOff.some(({ storedItems }) => storedItems?.includes(name));
}

/** What texts call the parts that are off. */
export const namesOff = partsOff.flatMap(({ names = [] }) => names);

/** Folders of languages that are off. */
export const languageFoldersOff = partsOff.flatMap(({ language }) =>
  language ? [`content/${language}`, `content/pictures/${language}`] : [],
);

/** Folders of parts that are off. */
export const foldersOff = [...partsOff.flatMap(({ folders = [] }) => folders), ...languageFoldersOff];

/** False for a file in a folder of a part that is off. */
export function isOnFile(file: string): boolean {
  return !foldersOff.some((folder) => file.startsWith(`${folder}/`));
}

/** Test files of parts that are off. */
export const testsOff = partsOff.flatMap(({ tests = [] }) => tests);

/**
 * Everything that starts reads these lines, also the server, so they are found without a library for YAML. Where the file
 * is not what it should be, everything is on, and content/check-settings.ts stops the build.
 */
export function readSwitches(text = readFileSync(new URL(`../${partsFile}`, import.meta.url), "utf8")) {
  const off = new Set(Array.from(text.matchAll(/^([a-z]+): off\s*(#.*)?$/gm), ([, name]) => name));
  const names = Object.keys(parts) as PartName[];
  return Object.fromEntries(names.map((name) => [name, !off.has(name)])) as Record<PartName, boolean>;
}
