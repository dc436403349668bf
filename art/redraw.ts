// npm run brand: draws again what shows the company's name, places, colors or letter, and leaves alone what is not ours.
import { join } from "node:path";
import { withModule } from "./with-module.ts";

await withModule<typeof import("./redraw-files.ts")>(join(import.meta.dirname, "redraw-files.ts"), ({ redraw }) =>
  redraw(),
);
