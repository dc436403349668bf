/** Draws the border between sketch and product where the dot is. A browser may have put it back to where it was left. */
export function followDot(slider: HTMLInputElement): void {
  const draw = () => slider.parentElement?.style.setProperty("--at", `${slider.value}%`);
  slider.oninput = draw;
  draw();
}
