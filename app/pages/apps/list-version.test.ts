import { expect, test } from "vitest";
import { refreshOldList } from "./list-version.client.ts";

// What happens in one browser where storage works, is blocked, full or stuck is in tests/site/apps.test.ts.
test.each([
  ["names the second load a reload and keeps the history's state", 2, {}],
  ["loses the history's state, like Chromium", 2, { keepsState: false }],
  ["names the second load a first one, like WebKit", 2, { tellsReload: false }],
  ["takes no mark in the history", 1, { takesState: false }],
])("where storage keeps nothing new, a browser that %s loads the page %i times at most", (_case, loads, signs) => {
  expect(loadsIn(signs)).toBe(loads);
});

type Setup = { tellsReload?: boolean; keepsState?: boolean; takesState?: boolean };

/** How often a browser loads the page that keeps nothing it stores; ten times if it does not stop. */
function loadsIn({ tellsReload = true, keepsState = true, takesState = true }: Setup): number {
  let loads = 0;
  let again = true;
  let state: unknown = null;
  while (again && loads < 10) {
    loads += 1;
    again = false;
    const type = loads > 1 && tellsReload ? "reload" : "navigate";
    refreshOldList({
      document: { querySelector: () => ({}) },
      localStorage: { getItem: () => null, setItem: () => {} },
      history: {
        state,
        replaceState(kept: unknown) {
          if (!takesState) throw new DOMException("The operation is insecure.", "SecurityError");
          if (keepsState) state = kept;
        },
      },
      performance: { getEntriesByType: () => [{ type }] },
      location: {
        reload: () => {
          again = true;
        },
      },
    } as unknown as Window);
  }
  return loads;
}
