import { expect, test } from "vitest";
import { exactPath } from "#art/drawing/path.ts";
import { iconPaths } from "./icon-paths.ts";

test("every icon is a path that can be read", () => {
  for (const [name, d] of Object.entries(iconPaths)) {
    expect(exactPath(d), name).toMatch(/^M/);
  }
});
