import { runSteps, runStepsBeside, sumUp } from "./run/run-steps.ts";
import { buildStep, checkSteps, serverSteps, siteStep } from "./run/steps.ts";

const checked = await runSteps([...checkSteps, buildStep]);
const others = await Promise.all([runSteps([siteStep]), runStepsBeside(serverSteps)]);
process.exit(sumUp(checked, ...others));
