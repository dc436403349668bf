import { textFields } from "#content/translations.ts";
import { languages, mainLanguage } from "#contract/languages.ts";
import { checkContentAndPhotographs } from "./build/check-content.ts";
import { runSteps } from "./run/run-steps.ts";
import { checkSteps } from "./run/steps.ts";

const code = await runSteps(checkSteps);
for (const language of languages) {
  if (language === mainLanguage) continue;
  const open = textFields(`content/${language}`).filter(({ state }) => state !== "current");
  const list = open.length > 0 ? ` (npm run content -- status ${language} lists them)` : "";
  console.log(`content/${language}: missing or outdated texts: ${open.length}${list}`);
}
if (code === 0)
  console.log(
    `content: warnings: ${(await checkContentAndPhotographs()).length} (npm run content -- check lists them)`,
  );
process.exit(code);
