import { checked } from "./checked.ts";
import { careers } from "./en/careers.ts";
import { contact } from "./en/contact.ts";
import { errorScreen } from "./en/error-screen.ts";
import { frame } from "./en/frame.ts";
import { legal } from "./en/legal.ts";
import { site } from "./en/site.ts";

export const en = checked("content/en", { site, frame, contact, "error-screen": errorScreen, legal, careers });
