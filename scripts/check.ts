import { runSteps, sumUp } from "./run/run-steps.ts";
import { checkSteps } from "./run/steps.ts";

process.exit(sumUp(await runSteps(checkSteps)));
