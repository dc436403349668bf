import { expect, test } from "vitest";
import { appListVersion, appListVersionKey } from "#contract/storage.ts";
import { refreshOldList } from "./list-version.client.ts";

test("a list that was seen in this version stays as it is", () => {
  expect(loadsOf({ stored: appListVersion })).toEqual({ loads: 1, stored: appListVersion });
});

test("where another version was seen, this one is kept and the page loads once more", () => {
  expect(loadsOf({ stored: "v1.0.0" })).toEqual({ loads: 2, stored: appListVersion });
});

test("where none was seen, this one is kept and the page loads once more", () => {
  expect(loadsOf({ stored: null })).toEqual({ loads: 2, stored: appListVersion });
});

test("a later difference loads the page once more", () => {
  const browser = new PretendBrowser({ stored: "v1.0.0" });
  browser.visit();
  browser.stored = "v0.9.0";
  expect(browser.visit()).toBe(2);
});

test.each(["v1.0.0", null])("where storage is blocked or full, the page is not loaded again (stored: %j)", (stored) => {
  expect(loadsOf({ stored, storage: "blocked" }).loads).toBe(1);
  expect(loadsOf({ stored, storage: "full" }).loads).toBe(1);
});

test.each([
  ["names the second load a reload and keeps the history's state", { tellsReload: true, keepsState: true }],
  ["loses the history's state, like Chromium", { tellsReload: true, keepsState: false }],
  ["names the second load a first one, like WebKit", { tellsReload: false, keepsState: true }],
])("where storage keeps nothing new, the page loads once more and then stays, in a browser that %s", (_case, signs) => {
  expect(loadsOf({ stored: "v1.0.0", storage: "stuck", ...signs }).loads).toBe(2);
  expect(loadsOf({ stored: null, storage: "stuck", ...signs }).loads).toBe(2);
});

test("where the history takes no mark, the page is not loaded again", () => {
  expect(loadsOf({ stored: null, takesState: false }).loads).toBe(1);
});

function loadsOf(setup: Setup) {
  const browser = new PretendBrowser(setup);
  return { loads: browser.visit(), stored: browser.stored };
}

type Setup = {
  stored: string | null;
  storage?: "works" | "blocked" | "full" | "stuck";
  tellsReload?: boolean;
  keepsState?: boolean;
  takesState?: boolean;
};

/** A browser that runs the script on every load and stops at ten. */
class PretendBrowser {
  stored: string | null;
  private readonly setup: Setup;

  constructor(setup: Setup) {
    this.stored = setup.stored;
    this.setup = setup;
  }

  visit(): number {
    let loads = 0;
    let state: unknown = null;
    let again = true;
    while (again && loads < 10) {
      loads += 1;
      again = false;
      const page = this.window(loads, state, () => {
        again = true;
      });
      refreshOldList(page);
      state = this.setup.keepsState === false ? null : page.history.state;
    }
    return loads;
  }

  private window(load: number, state: unknown, reload: () => void) {
    const { storage, tellsReload = true, takesState = true } = this.setup;
    const localStorage = {
      getItem: (key: string) => (key === appListVersionKey ? this.stored : null),
      setItem: (_key: string, value: string) => {
        if (storage === "full") throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        if (storage !== "stuck") this.stored = value;
      },
    };
    const history = {
      state,
      replaceState(state: unknown) {
        if (!takesState) throw new DOMException("The operation is insecure.", "SecurityError");
        this.state = state;
      },
    };
    const type = load > 1 && tellsReload ? "reload" : "navigate";
    return {
      document: { querySelector: () => ({}) as Element },
      get localStorage() {
        if (storage === "blocked") throw new DOMException("Access is denied.", "SecurityError");
        return localStorage as unknown as Storage;
      },
      history: history as unknown as History,
      performance: { getEntriesByType: () => [{ type }] } as unknown as Performance,
      location: { reload } as unknown as Location,
    };
  }
}
