import * as v from "valibot";

const address = v.pipe(v.string(), v.regex(/^\/\S*$/, "must be an address of this site, like /about-us"));

const addresses = v.optional(v.record(address, address));

/** Which addresses lead where, from the first to the last that may fit. */
export const redirectTable = v.strictObject({ inMainLanguage: addresses, inEveryLanguage: addresses });
