import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Who may import from whom. Living and still parts of `app` may meet; content, contract and server never lean on it. */
const mayImport: Record<string, readonly string[]> = {
  "app/pages": ["app/structured-data", "app/components", "app/islands", "app/motion", "app", "content", "contract"],
  "app/components": ["app/components", "app/islands", "app/structured-data", "app", "content", "contract"],
  "app/islands": ["app/components", "app/motion", "app", "content", "contract"],
  "app/motion": ["app", "contract"],
  "app/structured-data": ["content"],
  app: ["app/components", "app/islands", "app/motion", "content", "contract"],
  server: ["contract", "content"],
  content: ["contract"],
  contract: [],
};

const rooms = Object.keys(mayImport);

function roomOf(file: string): string | undefined {
  return rooms.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];
}

test("imports follow the direction of the house", () => {
  const wrong: string[] = [];
  for (const file of globSync("{app,server,content,contract}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$|fixture/.test(file)) continue;
    const room = roomOf(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"([.#][^"]+)"/g)) {
      const path = target.startsWith("#") ? target.slice(1) : new URL(target, `file:///${file}`).pathname.slice(1);
      const goal = roomOf(path);
      if (room && goal && goal !== room && !mayImport[room]?.includes(goal)) wrong.push(`${file} → ${path}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no island imports the content of the whole site, at any depth", () => {
  const islands = globSync("app/islands/*/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const imported = new Set(islands);
  for (const file of imported) {
    const code = readFileSync(file, "utf8");
    for (const [, target = ""] of code.matchAll(/^import (?!type)[^;]*"([.#][^"]+\.tsx?)";/gm)) {
      imported.add(target.startsWith("#") ? target.slice(1) : join(file, "..", target));
    }
  }
  expect(imported.size).toBeGreaterThan(islands.length);
  expect([...imported].filter((file) => file === "app/content.tsx" || file === "content/index.ts")).toEqual([]);
});

test("nothing that is rendered at build time imports browser code, which is empty there", () => {
  const wrong = globSync("app/**/*.{ts,tsx}").filter((file) => {
    if (/\.client\.ts$|\.test\.tsx?$|^app\/(analytics|loading)\//.test(file)) return false;
    return /^import (?!type)[^;]*\.client\.ts";/m.test(readFileSync(file, "utf8"));
  });
  expect(wrong).toEqual([]);
});

test("the site builds, starts and tests without art/", () => {
  const files = globSync("{app,bench,content,contract,scripts,server,tests}/**/*.{ts,tsx,mjs,css}").concat(
    globSync("*.ts"),
  );
  const named = files.filter((file) =>
    /(?:from|import)\s*\(?"[^"]*(?:#|@ideas-coded\/|\.\.?\/)art\//.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(named).toEqual([]);
});
