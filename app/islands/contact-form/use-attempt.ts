import { useRef } from "react";

/**
 * One attempt to reach us: when typing began, and the key under which the server knows the request. The same words
 * keep their key, so that a repeated try is stored once; other words are another request.
 */
export function useAttempt() {
  const begun = useRef(0);
  const known = useRef({ key: "", body: "" });
  return {
    begin() {
      begun.current ||= performance.now();
    },
    signs(values: object) {
      const body = JSON.stringify(values);
      if (known.current.body !== body) known.current = { key: newKey(), body };
      return { key: known.current.key, filledMs: Math.round(performance.now() - begun.current) };
    },
    reset() {
      begun.current = 0;
      known.current = { key: "", body: "" };
    },
  };
}

// crypto.randomUUID is missing where a page was not loaded securely.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
