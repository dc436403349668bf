import { runSteps } from "./run/run-steps.ts";
import { checkSteps } from "./run/steps.ts";

process.exit(await runSteps(checkSteps));
