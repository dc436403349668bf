// Only in development. Pages are not hydrated as a whole, so a saved file shows by loading the page again;
// the runtime below is what React's development transform looks for before an island wakes.
import "virtual:react-router/inject-hmr-runtime";

import.meta.hot?.on("react-router:hmr", () => location.reload());
