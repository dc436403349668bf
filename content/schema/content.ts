import * as v from "valibot";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { errorScreen, frame } from "./frame.ts";
import { legal } from "./legal.ts";
import { site } from "./site.ts";

/** All the words of the site in one language. The key is the file's name in content/<language>. */
export const content = v.strictObject({
  site,
  frame,
  contact,
  "error-screen": errorScreen,
  legal,
  careers,
});
