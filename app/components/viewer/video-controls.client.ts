const play = "M15 12v20l16-10z";
const pause = "M15 12h5v20h-5zM24 12h5v20h-5z";
const corners = "M13 19v-6h6M25 13h6v6M31 25v6h-6M19 31h-6v-6";

const svgNamespace = "http://www.w3.org/2000/svg";

type Labels = { play: string; seek: string; enlarge: string };

/**
 * Controls in the look of the site: play, a line whose dot is where the video is, the time, and the whole screen. There the
 * browser's own take over, which can't be styled. Our films have no sound and one quality, so there is nothing else to set,
 * and a player library would bring menus for that.
 */
export function controlsOf(video: HTMLVideoElement, chapters: readonly { at: number }[], labels: Labels): HTMLElement {
  const bar = document.createElement("div");
  bar.dataset.controls = "";

  const toggle = button(labels.play, play);
  const startOrPause = () => {
    // One that an address started had to begin without sound.
    video.muted = false;
    // Closing the viewer before the video starts rejects, which is fine.
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  };
  toggle.addEventListener("click", startOrPause);
  video.addEventListener("click", startOrPause);
  const showState = () => {
    toggle.ariaPressed = String(!video.paused);
    toggle.querySelector("path")?.setAttribute("d", video.paused ? play : pause);
  };
  for (const change of ["play", "pause", "ended"]) video.addEventListener(change, showState);
  showState();

  const line = document.createElement("span");
  const slider = Object.assign(document.createElement("input"), { type: "range", min: "0", step: "any", value: "0" });
  slider.setAttribute("aria-label", labels.seek);
  // Screen readers say whatever becomes of a slider that has the focus. So it does not follow the video while that plays:
  // only the dot that is drawn does (--played). Whoever comes to it, or moves the video, hears the time once.
  const follow = () => {
    slider.value = String(video.currentTime);
    slider.setAttribute("aria-valuetext", clock(video.currentTime));
  };
  slider.addEventListener("focus", follow);
  slider.addEventListener("keydown", ({ key }) => {
    if (key === "Tab") return;
    // By whole seconds, which is what is said.
    slider.step = "1";
    follow();
  });
  slider.addEventListener("pointerdown", () => {
    slider.step = "any";
  });
  slider.addEventListener("input", () => {
    video.currentTime = Number(slider.value);
  });
  const time = document.createElement("time");
  const showTime = () => {
    line.style.setProperty("--played", `${(video.currentTime / video.duration) * 100}%`);
    time.textContent = `${clock(video.currentTime)} / ${clock(video.duration)}`;
  };
  line.append(slider);
  video.addEventListener("loadedmetadata", () => {
    slider.max = String(video.duration);
    line.append(...chapters.map(({ at }) => markAt(at / video.duration)));
    showTime();
    follow();
  });
  for (const change of ["timeupdate", "seeking"]) video.addEventListener(change, showTime);
  for (const change of ["seeking", "pause"]) video.addEventListener(change, follow);

  bar.append(toggle, line, time);
  if (document.fullscreenEnabled) {
    const enlarge = button(labels.enlarge, corners);
    enlarge.addEventListener("click", () => video.requestFullscreen());
    video.addEventListener("fullscreenchange", () => {
      video.controls = document.fullscreenElement === video;
    });
    bar.append(enlarge);
  }
  return bar;
}

/** Minutes and seconds, as in 1:05. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function markAt(share: number): HTMLElement {
  const mark = document.createElement("i");
  mark.style.insetInlineStart = `${share * 100}%`;
  return mark;
}

function button(label: string, d: string): HTMLButtonElement {
  const element = Object.assign(document.createElement("button"), { type: "button", ariaLabel: label });
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 44 44");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", d);
  svg.append(path);
  element.append(svg);
  return element;
}
