// Asks whether the preview is ready, and only then loads the page, so that a screen reader reads it once.
const ask = async () => {
  const state = await fetch("/desk/changes/state").then((response) => response.text());
  if (state !== "building") location.reload();
};
// A server that restarts does not respond: the next question may find it.
setInterval(() => ask().catch(() => {}), 2_000);
