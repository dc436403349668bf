import type { Puzzle } from "#contract/captcha.ts";

/** Solves our own puzzle in a worker, so that the page stays quick, and returns the token that proves it. */
export function solvePuzzle({ parameters, signature }: Puzzle): Promise<string> {
  const challenge = { parameters, signature };
  const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data) resolve(btoa(JSON.stringify({ challenge, solution: data })));
      else reject(new Error("The puzzle has no solution."));
    };
    worker.onerror = (event) => reject(new Error(event.message || "The worker did not start."));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
