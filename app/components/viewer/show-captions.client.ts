/**
 * Shows the captions of a video as text below it, in the element marked for that, instead of over the picture: a phone's
 * picture is too small for them.
 */
export function showCaptions(video: HTMLVideoElement): void {
  const line = video.nextElementSibling;
  const track = video.textTracks[0];
  // It is hidden already once the video was started before.
  if (!line?.matches("[data-captions]") || track?.mode !== "disabled") return;
  track.mode = "hidden";
  track.addEventListener("cuechange", () => {
    // Chromium also has the cue on that ends where this one begins.
    const cue = [...(track.activeCues ?? [])].at(-1) as VTTCue | undefined;
    if (cue) line.replaceChildren(cue.getCueAsHTML());
  });
}
