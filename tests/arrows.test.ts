import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";

/**
 * Which folder may import from which. The longest match counts, so a file can have a row of its own; `app` is what has no
 * other row in app/, and `app/**` all of it. A test, wherever it is, is in `tests`.
 *
 * dependency-cruiser (8 MB) would say the same, but it reads TypeScript by a compiler before version 7: 23 MB more.
 */
const mayImport: Record<string, readonly string[]> = {
  // Pages are put together from everything that is rendered.
  "app/pages": ["app/structured-data", "app/components", "app/islands", "app/motion", "app", "content", "contract"],
  // Static components and islands may show each other.
  "app/components": ["app/components", "app/islands", "app/structured-data", "app", "content", "contract"],
  "app/islands": ["app/components", "app/motion", "app", "content", "contract"],
  // Motion adds to pages that work without it, so it knows none of their parts.
  "app/motion": ["app", "contract"],
  "app/structured-data": ["content", "contract"],
  // What only one page needs is in its folder: the code that the entry starts, the screen that the root shows.
  "app/entry.client.ts": ["app/pages", "app/components", "app/motion", "app"],
  "app/root.tsx": ["app/pages", "app/components", "app", "contract"],
  // What frames every page, and what loads and follows it in the browser.
  app: ["app/components", "app/islands", "app/motion", "content", "contract"],

  // Read first, before anything else runs.
  "server/env.ts": ["server/shutdown.ts"],
  "server/keep-private.ts": [],
  "server/signing-secrets.ts": ["server/env.ts", "server/keep-private.ts"],
  "server/samples.ts": ["server/env.ts", "content"],
  "server/shutdown.ts": [],
  "server/release-folders.ts": [],
  // The database knows nothing of HTTP, mail or the desk.
  "server/storage": ["server/keep-private.ts", "contract"],
  "server/http": ["server/storage", "contract"],
  "server/operations": ["server/http", "server/storage", "contract"],
  "server/captcha": ["server/env.ts", "server/signing-secrets.ts", "server/http", "contract"],
  "server/static": ["server/env.ts", "server/captcha", "server/http", "contract"],
  "server/contact": ["server/captcha", "server/http", "server/operations", "server/storage", "content", "contract"],
  "server/analytics": ["server/http", "server/storage", "contract"],
  "server/outbox": ["server/env.ts", "server/http", "server/operations", "server/storage", "content", "contract"],
  // What is edited at the desk. Only the child that looks for mistakes knows the content.
  "server/publishing": [
    "server/http",
    "server/release-folders.ts",
    "server/static",
    "server/storage",
    "content",
    "contract",
  ],
  // The desk shows what all others have stored, and nothing depends on it.
  "server/desk": [
    "server/analytics",
    "server/http",
    "server/outbox",
    "server/publishing",
    "server/samples.ts",
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
    "server/outbox",
    "server/operations",
    "server/publishing",
    "server/release-folders.ts",
    "server/samples.ts",
    "server/shutdown.ts",
    "server/signing-secrets.ts",
    "server/static",
    "server/storage",
    "content",
    "contract",
  ],

  // What both the site and the server need, and neither knows of them.
  content: ["contract"],
  contract: [],

  // Production has these commands, and of the other folders only server, content and contract.
  "scripts/run/progress.ts": [],
  "scripts/run/stop-signal.ts": [],
  "scripts/db": ["scripts/run/progress.ts", "scripts/run/stop-signal.ts", "server/**", "content", "contract"],
  "scripts/db.ts": ["scripts/db"],
  "scripts/desk.ts": ["scripts/db", "server/**", "content", "contract"],
  "scripts/stats": ["server/**", "content", "contract"],
  "scripts/stats.ts": ["scripts/db", "scripts/stats", "server/**", "content", "contract"],
  // The build and all other commands. Those for pictures and tests use the browsers that the tests find.
  scripts: [
    ".",
    "scripts/run/progress.ts",
    "scripts/run/stop-signal.ts",
    "app/**",
    "content",
    "contract",
    "server/**",
    "tests/browser/**",
    "tests/engines/**",
  ],
  // The configuration files of the tools.
  ".": ["scripts", "content", "contract"],

  // Nothing that runs outside of tests and measurements imports what is made for them.
  tests: ["app/**", "bench", "content", "contract", "scripts/**", "server/**", "."],
  bench: ["app/**", "content", "contract", "scripts", "server/**", "tests"],
  // The pictures are drawn by programs of their own: the site builds, starts and tests without art/.
  art: ["scripts/run/progress.ts", "scripts/run/stop-signal.ts", "content", "contract", "scripts", "tests/browser/**"],
};

const layers = Object.keys(mayImport);
const files = globSync(["*.ts", "{app,art,bench,content,contract,scripts,server,tests}/**/*.{ts,tsx,mjs}"]);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

test("imports go in one direction only", () => {
  const wrong = files.flatMap((file) => {
    const from = layerOf(file);
    const targets = imports.get(file)?.filter(({ target }) => !isAllowed(from, target)) ?? [];
    return targets.map(
      ({ target }) => `${file} → ${target}: ${from} may import from ${mayImport[from]?.join(", ") || "no other"}`,
    );
  });
  expect(files.length).toBeGreaterThan(500);
  expect(wrong, "Move what both need to a folder that both may import from, or pass it as an argument.").toEqual([]);
});

test("no island imports the content of the whole site, at any depth", () => {
  const registered = imports.get("app/loading/registry.ts") ?? [];
  const islands = registered.map(({ target }) => target).filter((file) => file.startsWith("app/islands/"));
  const reached = new Set(islands);
  // The set grows while it is gone through.
  for (const file of reached) {
    for (const { target, isLoaded } of imports.get(file) ?? []) if (isLoaded) reached.add(target);
  }
  expect(islands.length).toBeGreaterThan(2);
  expect(reached.size).toBeGreaterThan(islands.length);
  const whole = ["app/content.tsx", "content/index.ts"].filter((file) => reached.has(file));
  expect(
    whole,
    "An island's content is a property: its file is loaded with its code (app/loading/registry.ts).",
  ).toEqual([]);
});

test("nothing that is rendered at build time imports browser code, which is empty there", () => {
  const rendered = files.filter(
    (file) => /^app\/(?!analytics|loading)/.test(file) && !file.endsWith(".client.ts") && layerOf(file) !== "tests",
  );
  const wrong = rendered.flatMap((file) => {
    const targets =
      imports.get(file)?.filter(({ target, isLoaded }) => isLoaded && target.endsWith(".client.ts")) ?? [];
    return targets.map(({ target }) => `${file} → ${target}`);
  });
  expect(rendered.length).toBeGreaterThan(100);
  expect(wrong, "Start it in app/entry.client.ts, and let it find its elements on the page.").toEqual([]);
});

function isAllowed(from: string, target: string): boolean {
  const to = layerOf(target);
  if (to === from) return true;
  return (
    mayImport[from]?.some((name) => name === to || (name.endsWith("/**") && target.startsWith(name.slice(0, -2)))) ??
    false
  );
}

function layerOf(file: string): string {
  if (/\.test\.tsx?$|fixture/.test(file) && !file.startsWith("art/")) return "tests";
  const matches = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return matches.sort((a, b) => b.length - a.length)[0] ?? (file.includes("/") ? file : ".");
}

type Import = {
  target: string;
  /** Loaded and executed with the file itself: not only a type, and not later. */
  isLoaded: boolean;
};

/** What of the project a file imports. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    address: moduleRequest.value,
    isLoaded: entries.length === 0 || entries.some(({ isType }) => !isType),
  }));
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, isType }) => ({ address: moduleRequest?.value ?? "", isLoaded: !isType })),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    address: code.slice(start + 1, end - 1),
    isLoaded: false,
  }));
  return [...imported, ...reExported, ...later].flatMap(({ address, isLoaded }) => {
    const target = targetOf(file, address);
    return target === undefined ? [] : { target, isLoaded };
  });
}

/** The file of the project that an address names; nothing if it is of a package. */
function targetOf(file: string, address: string): string | undefined {
  if (/^(#|@ideas-coded\/)/.test(address)) return address.replace(/^(#|@ideas-coded\/)/, "");
  return address.startsWith(".") ? posix.join(posix.dirname(file), address) : undefined;
}
