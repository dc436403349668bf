import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { licensesText, productionPackages, readPackage, splitCredit } from "./licenses.ts";

const mit = "MIT License\n\nCopyright (c) 2026 Ada\n\nPermission is hereby granted.\n";

test.each([
  ["no license", {}],
  ['the license "UNLICENSED"', { license: "UNLICENSED" }],
  ['the license "SEE LICENSE IN eula.txt"', { license: "SEE LICENSE IN eula.txt" }],
  ['the license "AGPL-3.0-only"', { license: "AGPL-3.0-only" }],
])("a package with %s stops the build", (found, fields) => {
  const folder = packageWith(fields, { LICENSE: mit });
  expect(() => licensesText([], [folder])).toThrow(`a-package 1.2.3 has ${found}`);
});

test("a license is read from its file, with a notice, or from the README, or names at least the author", () => {
  const fields = { license: "MIT", author: { name: "Ada" } };
  expect(readPackage(packageWith(fields, { "license.md": mit, "NOTICE.txt": "Thanks" })).text).toContain("Thanks");
  const readme = "# A package\n\n## License\n\nCopyright Bo\n\nPermission is hereby granted …\n\n## More\n";
  expect(readPackage(packageWith(fields, { "README.md": readme })).text).toMatch(/^Copyright Bo\n.*…\s+$/s);
  expect(readPackage(packageWith(fields, {})).text).toBe("Copyright Ada");
});

test("who wrote a package is kept apart from the terms, wherever the license says it", () => {
  const rest = "Permission is hereby granted.";
  const credit = "Copyright (c) 2026 Ada";
  expect(splitCredit(mit)).toEqual({ credit, rest });
  expect(splitCredit(`(The MIT License)\n${credit}\n\n${rest}`)).toEqual({ credit, rest });
  expect(splitCredit(`${rest}\r\n`)).toEqual({ credit: "", rest });
  const appendix = "Copyright [yyyy] [name]\n\n   Copyright 2026 Ada\n";
  expect(splitCredit(`Terms\n\n   END OF TERMS AND CONDITIONS\n${appendix}`)).toEqual({
    credit: "Copyright 2026 Ada",
    rest: "Terms",
  });
});

test("equal terms are printed once, with everybody they credit", () => {
  const other = packageWith({ name: "other", license: "MIT" }, { LICENSE: mit.replace("Ada", "Bo") });
  const text = licensesText([packageWith({ license: "MIT" }, { LICENSE: mit })], [other]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(text).toContain("a-package 1.2.3:\nCopyright (c) 2026 Ada\n\nother 1.2.3:\nCopyright (c) 2026 Bo\n");
});

test("the server's packages include those that its packages need, and no tools", () => {
  const folders = productionPackages();
  expect(folders).toEqual(expect.arrayContaining(["node_modules/fastify", "node_modules/pg"]));
  const needed = folders.flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return Object.keys(dependencies).map((name) => folderOf(name, folder));
  });
  expect(needed.filter((folder) => !folders.includes(folder))).toEqual([]);
  expect(folders).not.toContain("node_modules/vitest");
  expect(folders).not.toContain("node_modules/typescript");
  expect(folders.map(readPackage).filter(({ text }) => text.length < 40)).toEqual([]);
});

/** Where a package that another one needs is installed: inside that one, or further out. */
function folderOf(name: string, from: string): string {
  const inside = join(from, "node_modules", name);
  if (existsSync(inside)) return inside;
  return folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))));
}

function packageWith(fields: object, files: Record<string, string>): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-package", version: "1.2.3", ...fields }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
