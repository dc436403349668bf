import { expect, test } from "vitest";
import { appListVersion, appListVersionKey } from "#contract/stored-items.ts";
import { refreshOldList } from "./refresh-old-list.ts";

test("a list that was seen in this version stays as it is", () => {
  expect(loadsOf({ stored: appListVersion })).toEqual({ loads: 1, stored: appListVersion });
});

test("where another version was seen, this one is kept and the page loads once more", () => {
  expect(loadsOf({ stored: "v1.0.0" })).toEqual({ loads: 2, stored: appListVersion });
});

test("where none was seen, this one is kept and the page, which is new, stays as it is", () => {
  expect(loadsOf({ stored: null })).toEqual({ loads: 1, stored: appListVersion });
});

test("a later difference loads the page once more", () => {
  const browser = new PretendBrowser({ stored: "v1.0.0" });
  browser.visit();
  browser.stored = "v0.9.0";
  expect(browser.visit()).toBe(2);
});

test("where storage is blocked, the page is not loaded again", () => {
  expect(loadsOf({ stored: "v1.0.0", storage: "blocked" }).loads).toBe(1);
});

test("where storage keeps nothing new, the page loads once more and then stays", () => {
  expect(loadsOf({ stored: "v1.0.0", storage: "stuck" }).loads).toBe(2);
});

function loadsOf(setup: Setup) {
  const browser = new PretendBrowser(setup);
  return { loads: browser.visit(), stored: browser.stored };
}

type Setup = { stored: string | null; storage?: "works" | "blocked" | "stuck" };

/** A browser that runs the script on every load and stops at ten. */
class PretendBrowser {
  stored: string | null;
  private readonly storage: Setup["storage"];

  constructor({ stored, storage = "works" }: Setup) {
    this.stored = stored;
    this.storage = storage;
  }

  visit(): number {
    let loads = 0;
    let again = true;
    while (again && loads < 10) {
      loads += 1;
      again = false;
      refreshOldList(
        this.window(loads > 1 ? "reload" : "navigate", () => {
          again = true;
        }),
      );
    }
    return loads;
  }

  private window(type: "navigate" | "reload", reload: () => void) {
    const { storage } = this;
    const localStorage = {
      getItem: (key: string) => (key === appListVersionKey ? this.stored : null),
      setItem: (_key: string, value: string) => {
        if (storage !== "stuck") this.stored = value;
      },
    };
    return {
      get localStorage() {
        if (storage === "blocked") throw new DOMException("Access is denied.", "SecurityError");
        return localStorage as unknown as Storage;
      },
      performance: { getEntriesByType: () => [{ type }] } as unknown as Performance,
      location: { reload } as unknown as Location,
    };
  }
}
