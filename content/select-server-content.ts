import { type Language, languages, mainLanguage } from "#contract/languages.ts";
import { contentIn } from "./index.ts";
import { pages } from "./pages.ts";
import { samplesLeft } from "./samples.ts";
import type { ServerContent } from "./schema/content.ts";

/** The part of the content that the server needs. */
export function selectServerContent(): ServerContent {
  const others = languages.filter((language) => language !== mainLanguage);
  return {
    ...textsIn(mainLanguage),
    translations: Object.fromEntries(others.map((language) => [language, textsIn(language)])),
    pages: pages().map(({ path }) => path),
    samples: samplesLeft(),
  };
}

function textsIn(language: Language) {
  const { company, contact, mail, "error-screen": errorScreen } = contentIn(language);
  return { company, contact, mail, "error-screen": errorScreen };
}
