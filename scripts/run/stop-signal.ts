/** Is aborted once someone presses Ctrl+C or the process is to end, so that work can take back what is half done. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stop.abort(new Error("It was stopped.")));
  return stop.signal;
}
