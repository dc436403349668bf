// npm run brand: draws again what shows the company's name, places, colors or letter, and leaves alone what is not ours.
import { join } from "node:path";
import { withModule } from "./with-module.ts";

type Redrawing = typeof import("./redraw-files.ts");

try {
  await withModule<Redrawing>(join(import.meta.dirname, "redraw-files.ts"), ({ redraw }) => redraw());
} catch (error) {
  // A mistake in the content, most often, which says where it is.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
