import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Which folder may import from which. The longest match counts, so a file can have a line of its own. Static components
 * and islands of `app` may use each other; content, contract and server never import from app.
 */
const mayImport: Record<string, readonly string[]> = {
  "app/pages": ["app/structured-data", "app/components", "app/islands", "app/motion", "app", "content", "contract"],
  "app/components": ["app/components", "app/islands", "app/structured-data", "app", "content", "contract"],
  "app/islands": ["app/components", "app/motion", "app", "content", "contract"],
  "app/motion": ["app", "contract"],
  "app/structured-data": ["content", "contract"],
  // What only one page needs is in its folder: the code that the entry starts, the screen that the root shows.
  "app/entry.client.ts": ["app/pages", "app/components", "app/motion", "app"],
  "app/root.tsx": ["app/pages", "app/components", "app", "contract"],
  app: ["app/components", "app/islands", "app/motion", "content", "contract"],

  "server/env.ts": ["server/shutdown.ts"],
  "server/keep-private.ts": [],
  "server/shutdown.ts": [],
  "server/storage": ["server/keep-private.ts", "contract"],
  "server/http": ["server/storage", "contract"],
  "server/operations": ["server/http", "server/storage", "contract"],
  "server/captcha": ["server/env.ts", "server/keep-private.ts", "server/http", "contract"],
  "server/static": ["server/env.ts", "server/captcha", "server/http", "contract"],
  "server/contact": ["server/captcha", "server/http", "server/operations", "server/storage", "content", "contract"],
  "server/analytics": ["server/contact", "server/http", "server/storage", "contract"],
  "server/mail": ["server/env.ts", "server/http", "server/operations", "server/storage", "content", "contract"],
  "server/desk": [
    "server/analytics",
    "server/contact",
    "server/http",
    "server/mail",
    "server/storage",
    "content",
    "contract",
  ],
  // The files that put everything together: app.ts, index.ts and services.ts.
  server: [
    "server/analytics",
    "server/captcha",
    "server/contact",
    "server/desk",
    "server/env.ts",
    "server/http",
    "server/keep-private.ts",
    "server/mail",
    "server/operations",
    "server/shutdown.ts",
    "server/static",
    "server/storage",
    "content",
  ],
  content: ["contract"],
  contract: [],
};

const layers = Object.keys(mayImport);

test("imports go in one direction only", () => {
  const files = globSync("{app,server,content,contract}/**/*.{ts,tsx}");
  const wrong: string[] = [];
  for (const file of files.filter((file) => !/\.test\.tsx?$|fixture/.test(file))) {
    const from = layerOf(file);
    for (const target of importsOf(file)) {
      const to = layerOf(target);
      if (from && to && to !== from && !mayImport[from]?.includes(to)) wrong.push(`${file} → ${target}`);
    }
  }
  expect(files.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test("no island imports the content of the whole site, at any depth", () => {
  const islands = importsOf("app/loading/registry.ts").filter((file) => file.startsWith("app/islands/"));
  const imported = new Set(islands);
  for (const file of imported) {
    const code = readFileSync(file, "utf8");
    for (const [, target = ""] of code.matchAll(/^import (?!type)[^;]*"([.#][^"]+\.tsx?)";/gm)) {
      imported.add(target.startsWith("#") ? target.slice(1) : join(file, "..", target));
    }
  }
  expect(islands.length).toBeGreaterThan(2);
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

function layerOf(file: string): string | undefined {
  const matches = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return matches.sort((a, b) => b.length - a.length)[0];
}

/** The files of the project that a file imports, also for their types or later. */
function importsOf(file: string): string[] {
  const targets = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"([.#][^"]+)"/g);
  return [...targets].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : new URL(target, `file:///${file}`).pathname.slice(1),
  );
}
