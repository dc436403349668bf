/** The version of the list of apps. A visitor who saw another one gets a fresh page. */
export const listVersion = "v1.0.1";
