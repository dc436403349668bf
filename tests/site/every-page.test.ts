import { pages } from "#content/pages.ts";
import { mainLanguage } from "#contract/languages.ts";
import { testPages } from "./every-page.ts";

testPages(pages({ language: mainLanguage }));
