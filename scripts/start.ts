import { buildIfChanged } from "./run/fingerprint.ts";

await buildIfChanged();
await import("../server/index.ts");
