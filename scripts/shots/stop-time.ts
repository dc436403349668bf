import type { Page } from "playwright-core";

export type StoppedTime = {
  /** Lets this much time pass, and shows what the page looks like then. */
  pass: (ms: number) => Promise<Buffer>;
  /** Lets time pass until something is done that needs frames. */
  passDuring: <T>(act: Promise<T>) => Promise<T>;
};

const frame = 1_000 / 60;

/**
 * From now on a page's time passes only when it's told to, by sixty frames a second, and waits for the network: pictures
 * show what a fast machine shows, however slow this one is. The browser has to be launched with `frameByFrame`.
 */
export async function stopTime(page: Page): Promise<StoppedTime> {
  const devtools = await page.context().newCDPSession(page);
  const { virtualTimeTicksBase } = await devtools.send("Emulation.setVirtualTimePolicy", { policy: "pause" });
  let now = virtualTimeTicksBase;

  async function nextFrame(): Promise<void> {
    const isOver = new Promise((resolve) => devtools.once("Emulation.virtualTimeBudgetExpired", resolve));
    await devtools.send("Emulation.setVirtualTimePolicy", {
      policy: "pauseIfNetworkFetchesPending",
      budget: frame,
      maxVirtualTimeTaskStarvationCount: 1_000_000,
    });
    await isOver;
    now += frame;
  }

  async function draw(): Promise<void> {
    await devtools.send("HeadlessExperimental.beginFrame", { frameTimeTicks: now });
  }

  /** A browser that makes a new surface for the page leaves out a picture or two. */
  async function drawPicture(framesLeft = 10): Promise<Buffer> {
    const screenshot = { format: "png" } as const;
    const { screenshotData } = await devtools.send("HeadlessExperimental.beginFrame", {
      frameTimeTicks: now,
      screenshot,
    });
    if (screenshotData) return Buffer.from(screenshotData, "base64");
    if (framesLeft === 0) throw new Error("The browser draws no picture of this page.");
    await nextFrame();
    return drawPicture(framesLeft - 1);
  }

  return {
    pass: async (ms) => {
      const frames = Math.round(ms / frame);
      for (let count = 1; count < frames; count++) {
        await nextFrame();
        await draw();
      }
      await nextFrame();
      return drawPicture();
    },
    passDuring: async (act) => {
      let isDone = false;
      const done = act.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await nextFrame();
        await draw();
      }
      return done;
    },
  };
}
