import { runSteps } from "./run/run-steps.ts";
import { checkSteps, siteSteps } from "./run/steps.ts";

process.exit(await runSteps([...checkSteps, ...siteSteps]));
