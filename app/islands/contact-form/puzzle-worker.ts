import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

// The project's types describe a page; in a web worker, `self` is something else.
const worker = self as unknown as {
  onmessage: (event: MessageEvent<Challenge>) => void;
  postMessage(value: unknown): void;
};

worker.onmessage = async ({ data }) => {
  const solution = await solveChallenge({ challenge: data, deriveKey });
  worker.postMessage(solution && { counter: solution.counter, derivedKey: solution.derivedKey });
};
