import { onVisible } from "#app/loading/triggers.ts";

/** Loads what moves the border between a sketch and its product, on the pages that have one. */
export function startByHand({ document }: Window): void {
  onVisible(document.querySelectorAll<HTMLInputElement>("[data-by-hand]"), async (slider) =>
    (await import("./follow-dot.client.ts")).followDot(slider),
  );
}
