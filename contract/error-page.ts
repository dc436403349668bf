/** The address of the error page among the built files. It is a template, not a page that visitors can ask for. */
export const errorPagePath = "/unexpected-error";

/** What stands in the built error page where the server puts its words. */
export const placeholders = { title: "{{title}}", message: "{{message}}" } as const;
