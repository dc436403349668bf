/** Draws the border between a sketch and its product where the dot is. A browser may have put it back to where it was left. */
export function startByHand({ document }: Window): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>("[data-by-hand]")) {
    const draw = () => slider.parentElement?.style.setProperty("--at", `${slider.value}%`);
    slider.oninput = draw;
    draw();
  }
}
