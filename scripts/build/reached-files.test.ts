import { expect, test } from "vitest";
import { reachedFiles } from "./reached-files.ts";

const files: Record<string, string> = {
  "entry-1.js": 'import "./shared-2.js"; const later = () => import("./island-3.js")',
  "shared-2.js": 'import "./entry-1.js"',
  "island-3.js": 'new Worker("/static/worker-4.js")',
  "worker-4.js": "",
  "page-5.js": 'import "./shared-2.js"',
};

test("follows names from file to file, also in a circle, and leaves the rest", () => {
  const html = '<script src="/static/entry-1.js"></script>';
  const reached = reachedFiles([html], Object.keys(files), (name) => files[name] ?? "");
  expect([...reached].sort()).toEqual(["entry-1.js", "island-3.js", "shared-2.js", "worker-4.js"]);
});
