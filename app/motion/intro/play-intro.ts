import styles from "./intro.module.css";
import { introDrawing } from "./intro-drawing.ts";

/** What the visitor may do to have the page at once. */
const ends = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const out = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * One timeline of 1.6 s: the dot, the lines it draws, the icons it bursts into, the words, and the logo that flies
 * into the header. It lies over the page and goes with it at the first click, key or scroll.
 */
export function playIntro(root: Document): void {
  const target = root.querySelector<HTMLImageElement>("[data-logo] img");
  if (!target) return;
  const stage = Object.assign(root.createElement("div"), { className: styles.stage, ariaHidden: "true" });
  const veil = Object.assign(root.createElement("div"), { className: styles.veil });
  const box = Object.assign(root.createElement("div"), { className: styles.box });
  const logo = Object.assign(root.createElement("img"), { className: styles.logo, src: target.src, alt: "" });
  box.innerHTML = introDrawing;
  box.append(logo);
  stage.append(veil, box);
  root.body.append(stage);
  root.documentElement.dataset.loading = "";

  const timeline = [
    ...drawingTimeline(box),
    move(logo, [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 -2% 0 0)" }], 620, 380),
    move(logo, [{ transform: "none" }, { transform: flight(logo, target) }], 1_050, 380),
    move(veil, [{ opacity: 1 }, { opacity: 0 }], 1_150, 450),
  ];
  const finish = () => {
    for (const sign of ends) root.removeEventListener(sign, finish);
    for (const part of timeline) part.cancel();
    stage.remove();
    delete root.documentElement.dataset.loading;
  };
  for (const sign of ends) root.addEventListener(sign, finish, { passive: true });
  timeline.at(-1)?.addEventListener("finish", finish);
}

function drawingTimeline(box: HTMLElement): Animation[] {
  const all = (selector: string) => [...box.querySelectorAll<SVGElement>(selector)];
  const icons = all("[data-icon]");
  return [
    ...all("[data-dot]").flatMap((dot) => [
      move(dot, [{ scale: 0 }, { scale: 1 }], 0, 220),
      move(dot, [{ opacity: 1 }, { opacity: 0 }], 620, 120),
    ]),
    ...all("[data-line]").flatMap((line, place) => [
      move(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], 140 + place * 50, 320),
      move(line, [{ opacity: 0.9 }, { opacity: 0 }], 620, 200),
    ]),
    ...icons.map((icon, place) => {
      const angle = (place / icons.length) * 2 * Math.PI;
      const away = `translate(${Math.cos(angle) * 150}px, ${Math.sin(angle) * 62}px)`;
      return move(
        icon,
        [
          { transform: "scale(0.2)", opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: away, opacity: 0 },
        ],
        380,
        560,
      );
    }),
  ];
}

function move(element: Element, frames: Keyframe[], delay: number, duration: number): Animation {
  return element.animate(frames, { delay, duration, easing: out, fill: "both" });
}

/** From its place in the middle to the logo of the header. */
function flight(from: HTMLElement, to: HTMLElement): string {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  return `translate(${x}px, ${y}px) scale(${end.width / start.width})`;
}
