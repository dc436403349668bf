/** The version of the list of apps. A visitor who saw another one gets a fresh page. */
export const listVersion = "v1.0.1";

/** Where the version that a visitor saw is kept. */
export const listVersionKey = "appListVersion";
