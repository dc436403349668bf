import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { appListVersion, appListVersionKey } from "#contract/browser-storage.ts";
import type { Engine } from "./engine.ts";
import { findEngines } from "./find-engines.ts";
import { desktop, faults, leave, openVisitor, phone, sidewaysScroll, type Visitor } from "./visitor.ts";

describe.each(findEngines())("$name", ({ start }) => {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await start();
    visitor = await openVisitor(engine, "/offline", phone);
    // Otherwise the list of apps loads twice (apps.test.ts).
    await visitor.tab.run((key, value) => localStorage.setItem(key, value), appListVersionKey, appListVersion);
  });

  afterAll(async () => {
    await leave(visitor);
    await visitor.tab.close();
    await engine.close();
    expect(await faults()).toEqual([]);
  });

  test("what goes wrong in a page is noticed", async () => {
    await visitor.tab.run(() => {
      setTimeout(() => {
        throw new Error("thrown on purpose");
      });
      Promise.reject(new Error("rejected on purpose"));
      console.error("written on purpose");
      document.body.append(Object.assign(new Image(), { src: "/missing.png" }));
      document.body.append(Object.assign(document.createElement("script"), { textContent: "0" }));
    });
    const seen: string[] = [];
    for (const sign of ["thrown on", "rejected on", "written on", "<img", "404 GET /missing.png", "script-src-elem"])
      await expect.poll(async () => seen.push(...(await faults())) && seen.join("\n")).toContain(sign);
    await visitor.tab.run(() => {
      document.body.style.width = "500px";
    });
    expect(await visitor.tab.run(sidewaysScroll)).toBeGreaterThan(0);
  });

  test.each(pages().map(({ path }) => path))("%s has no error and does not scroll sideways", async (path) => {
    await visitor.go(path);
    for (const { width, height } of [phone, desktop]) {
      await visitor.tab.resize(width, height);
      await visitor.until(() => document.documentElement.dataset.loading === undefined);
      await visitor.tab.run(scrollThrough);
      expect(await visitor.tab.run(sidewaysScroll), `in a window of ${width} px`).toBe(0);
    }
    expect(await visitor.tab.run(emptyPictures)).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});

/** Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

/** Pictures that have arrived and show nothing. Runs in the page. */
function emptyPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
}
