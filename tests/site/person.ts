/** What a browser says that a person sits at. The test's own browser says that it has no head, and is not counted. */
export const person = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
