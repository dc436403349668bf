import type { Challenge } from "altcha-lib/types";
import { type CaptchaOffer, captchaPath } from "#contract/captcha.ts";
import type { CheckReport } from "./show-widget.ts";

/** A phone that cannot solve the puzzle in this time will not solve it. */
const timeoutMs = 60_000;

/** Starts the check that keeps robots out: our own puzzle, or another company's widget. Returns a function that stops it. */
export function startCheck(container: HTMLElement, report: CheckReport): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fail = (error: unknown) => {
    if (signal.aborted) return;
    console.error(error);
    stopping.abort();
    report.ended("failed");
  };
  const deadline = setTimeout(() => fail(new Error("The check took longer than a minute.")), timeoutMs);
  check(container, report, signal)
    .catch(fail)
    .finally(() => clearTimeout(deadline));
  return () => stopping.abort();
}

async function check(container: HTMLElement, report: CheckReport, signal: AbortSignal): Promise<void> {
  const response = await fetch(captchaPath, { signal });
  if (!response.ok) throw new Error(`The check could not be loaded (${response.status}).`);
  const offer: CaptchaOffer = await response.json();
  if (offer.provider !== "proofOfWork") {
    const { showWidget } = await import("./show-widget.ts");
    return showWidget(offer, container, report, signal);
  }
  const token = await solvePuzzle(offer, signal);
  // Both times come from the server, so a wrong clock in the browser does not matter.
  const validMs = (offer.parameters.expiresAt ?? 0) * 1_000 - Date.parse(response.headers.get("date") ?? "");
  if (validMs > 0) {
    const expiry = setTimeout(() => report.ended("expired"), validMs);
    signal.addEventListener("abort", () => clearTimeout(expiry));
  }
  report.passed(token);
}

/** Solves our puzzle in a worker, so the page stays responsive, and returns the token that proves it. */
function solvePuzzle({ parameters, signature }: Challenge, signal: AbortSignal): Promise<string> {
  const challenge = { parameters, signature };
  const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.onmessage = ({ data }) => {
      if (data) resolve(btoa(JSON.stringify({ challenge, solution: data })));
      else reject(new Error("The puzzle has no solution."));
    };
    worker.onerror = (event) => reject(new Error(event.message || "The worker did not start."));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
