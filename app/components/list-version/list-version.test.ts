import { expect, test } from "vitest";
import { refreshOldList } from "./list-version.client.ts";

// What happens in one browser where storage works, is blocked, full or stuck is in tests/site/apps.test.ts.
test.each([
  ["names the second load a reload and keeps the history's state", { tellsReload: true, keepsState: true }],
  ["loses the history's state, like Chromium", { tellsReload: true, keepsState: false }],
  ["names the second load a first one, like WebKit", { tellsReload: false, keepsState: true }],
])("where storage keeps nothing new, the page loads once more and then stays, in a browser that %s", (_case, signs) => {
  expect(loadsIn(signs)).toBe(2);
});

test("where the history takes no mark, the page is not loaded again", () => {
  expect(loadsIn({ takesState: false })).toBe(1);
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
      document: { querySelector: () => ({}) as Element },
      localStorage: { getItem: () => null, setItem: () => {} } as unknown as Storage,
      history: {
        state,
        replaceState(kept: unknown) {
          if (!takesState) throw new DOMException("The operation is insecure.", "SecurityError");
          if (keepsState) state = kept;
        },
      } as unknown as History,
      performance: { getEntriesByType: () => [{ type }] } as unknown as Performance,
      location: {
        reload: () => {
          again = true;
        },
      } as unknown as Location,
    });
  }
  return loads;
}
