// Only in development. Pages are not hydrated as a whole, so a saved file shows by loading the page again;
// the runtime below is what React's development transform looks for before an island is hydrated.
import "virtual:react-router/inject-hmr-runtime";

import.meta.hot?.on("react-router:hmr", () => location.reload());

// A file that was saved while the page was loading: the server says when it knows of more saves.
const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
import.meta.hot?.send("site:loaded", page?.serverTiming[0]?.duration);
