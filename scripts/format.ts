import { run } from "./run/run.ts";

process.exit(await run("biome", ["check", "--write", "."]));
