import { expect, inject, vi } from "vitest";
import type { Engine, InputSource, Tab } from "./engine.ts";
import { faultsPath } from "./report-faults.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Someone in front of a browser who sees, clicks and types. Elements are named by selector and a text they contain. */
export type Visitor = {
  tab: Tab;
  /** Opens a page of the site under test, or another address. */
  go(address: string): Promise<void>;
  /** Waits until the element is in sight. */
  sees(selector: string, text?: string): Promise<unknown>;
  /** Waits until no such element is in sight. */
  misses(selector: string, text?: string): Promise<unknown>;
  /** Waits until the function, run in the page, returns something true, and returns it. */
  until<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<NonNullable<Awaited<Result>>>;
  /** Scrolls to the element, waits until it rests with nothing above it, and presses it with the mouse. */
  click(selector: string, text?: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses one key after another: letters, or a key named in `keys`. */
  press(...values: string[]): Promise<void>;
};

/** Keys by the code points that WebDriver gives them. */
export const keys = { enter: "\uE007", escape: "\uE00C", down: "\uE015" };

/** A visitor with a profile of their own, in front of a page. */
export async function openVisitor(engine: Engine, address: string, { width, height }: typeof phone): Promise<Visitor> {
  const tab = await engine.open();
  await tab.resize(width, height);
  const visitor = visitorOf(tab);
  await visitor.go(address);
  return visitor;
}

/** Gives the journey a visitor, and fails on any error of the pages or the server. */
export async function visit(
  engine: Engine,
  address: string,
  size: typeof phone,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await openVisitor(engine, address, size);
  try {
    await journey(visitor);
    await leave(visitor);
  } finally {
    await visitor.tab.close();
  }
  expect(await faults()).toEqual([]);
}

/** Leaves the last page, which then does not report what it was still loading. */
export function leave({ tab }: Visitor): Promise<void> {
  return tab.go("about:blank");
}

/** What went wrong in pages and on the server since the last question. */
export async function faults(): Promise<string[]> {
  return (await fetch(inject("base") + faultsPath)).json() as Promise<string[]>;
}

function visitorOf(tab: Tab): Visitor {
  const until: Visitor["until"] = (script, ...given) =>
    vi.waitFor(
      async () => {
        const found = await tab.run(script, ...given);
        if (!found) throw new Error(`Not so: ${script}, with ${JSON.stringify(given)}`);
        return found;
      },
      { timeout: 30_000, interval: 50 },
    );
  const clickAt = (x: number, y: number) =>
    tab.act([
      {
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  return {
    tab,
    until,
    clickAt,
    go: (address) => tab.go(new URL(address, inject("base")).href),
    sees: (selector, text = "") => until(isSeen, true, selector, text),
    misses: (selector, text = "") => until(isSeen, false, selector, text),
    click: async (selector, text = "") => {
      const { x, y } = await until(placeOf, selector, text);
      await clickAt(x, y);
    },
    press: (...values) => {
      const strokes = values.flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]);
      const keyboard: InputSource = { type: "key", id: "keyboard", actions: strokes };
      return tab.act([keyboard]);
    },
  };
}

/** How far a page can be scrolled sideways. Runs in the page. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Whether such an element is in sight, as expected, or none is. Runs in the page. */
function isSeen(expected: boolean, selector: string, text: string): boolean {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(text),
  );
  return seen === expected;
}

/** The middle of the element, if it rests and nothing is above it. Runs in the page. */
async function placeOf(selector: string, text: string): Promise<{ x: number; y: number } | undefined> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(text),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const rests = before.left === left && before.top === top;
  return rests && element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}
