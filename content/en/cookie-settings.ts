import type { CookieSettings } from "#content/schema/cookie-settings.ts";

export const cookieSettings: CookieSettings = {
  saidYes: "Your current answer is “OK”.",
  saidNo: "Your current answer is “No, thanks”.",
  privacyControl:
    "Your browser sends Global Privacy Control, and we take that as “no”. No analytics service is loaded, so there is nothing to choose here.",
};
