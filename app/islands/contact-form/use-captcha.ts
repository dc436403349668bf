import { type RefObject, useRef, useState } from "react";
import { type CaptchaOffer, captchaPath } from "#contract/captcha.ts";
import { solvePuzzle } from "./solve-puzzle.ts";

export type CaptchaControl = {
  state: "idle" | "working" | "done" | "failed";
  /** True after an attempt to send without it. */
  missing: boolean;
  /** Another provider's check is put here. */
  widget: RefObject<HTMLDivElement | null>;
  token: RefObject<string | null>;
  tick: () => void;
  reset: () => void;
  complain: () => void;
};

/** The check that keeps robots out. A token serves for one request. */
export function useCaptcha(): CaptchaControl {
  const [state, setState] = useState<CaptchaControl["state"]>("idle");
  const [missing, setMissing] = useState(false);
  const token = useRef<string | null>(null);
  const widget = useRef<HTMLDivElement>(null);
  const attempt = useRef(0);

  async function tick() {
    if (state === "working" || state === "done") return;
    const mine = ++attempt.current;
    setMissing(false);
    setState("working");
    try {
      const solved = await solve(widget.current);
      // The form may have been closed and reset meanwhile.
      if (mine !== attempt.current) return;
      token.current = solved;
      setState("done");
    } catch (error) {
      console.error(error);
      if (mine === attempt.current) setState("failed");
    }
  }

  function reset() {
    attempt.current++;
    token.current = null;
    widget.current?.replaceChildren();
    setMissing(false);
    setState("idle");
  }

  return { state, missing, widget, token, tick, reset, complain: () => setMissing(true) };
}

async function solve(place: HTMLElement | null): Promise<string> {
  const answer = await fetch(captchaPath);
  if (!answer.ok) throw new Error(`The check could not be loaded (${answer.status}).`);
  const offer: CaptchaOffer = await answer.json();
  if (offer.provider === "proofOfWork") return solvePuzzle(offer);
  const { showWidget } = await import("./show-widget.ts");
  return showWidget(offer, place as HTMLElement);
}
