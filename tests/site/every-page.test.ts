import { sitePages } from "#content/pages.ts";
import { mainLanguage } from "#contract/languages.ts";
import { testPages } from "./every-page.ts";

testPages(sitePages().filter(({ language }) => language === mainLanguage));
