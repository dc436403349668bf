import { keepTemporaryFilesInMemory } from "./run/memory-folder.ts";
import { runSteps } from "./run/run-steps.ts";
import { checkSteps, siteSteps } from "./run/steps.ts";

keepTemporaryFilesInMemory();
process.exit(await runSteps([...checkSteps, ...siteSteps]));
