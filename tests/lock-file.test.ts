import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = { optionalDependencies?: Record<string, string>; resolved?: string };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };

// npm leaves out what a registry does not have, and then its own `npm ci` refuses the lock file.
test("the lock file names what every platform needs, so that npm ci takes it anywhere", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});
