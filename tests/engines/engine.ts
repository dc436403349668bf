import type { ChildProcess } from "node:child_process";

/** One tab of one browser: what a journey needs, in whatever words the engine's own protocol has for it. */
export type Tab = {
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>;
  /** Runs a function in the page. Arguments and result travel as JSON. */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Moves pointers and presses keys: the actions of WebDriver, which both protocols share. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Gives the page, not the window around it, this size. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

export type InputSource =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | { type: "pointer"; id: string; actions: PointerAction[] };

type PointerAction =
  | { type: "pointerMove"; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: number };

/** A running browser. Each tab has a profile of its own. */
export type Engine = { name: string; open(): Promise<Tab>; close(): Promise<void> };

/** A text that calls the function with its arguments. */
export function callOf(script: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${script})(...${JSON.stringify(given)})`;
}

/** Ends a process and waits until it has gone, so that its folder can be deleted. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await gone;
}

/** The first piece of what a program prints that matches. */
export function said(child: ChildProcess, from: "stdout" | "stderr", pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child[from]?.on("data", (piece) => {
      text += piece;
      const found = text.match(pattern)?.[1];
      if (found) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} ended before it was ready:\n${text}`)));
  });
}
