import { textFields } from "../content/translations.ts";
import { languages } from "../contract/languages.ts";
import { runSteps } from "./run/run-steps.ts";
import { checkSteps } from "./run/steps.ts";

const code = await runSteps(checkSteps);
for (const language of languages) {
  if (language === "en") continue;
  const open = textFields(`content/${language}`).filter(({ state }) => state !== "current");
  console.log(`content/${language}: missing or outdated texts: ${open.length}`);
}
process.exit(code);
