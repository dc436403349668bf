/** The address of the error page among the built files. It is a template, not a page that visitors can ask for. */
export const errorPagePath = "/unexpected-error";

/** Marks the paragraph about a fault on our side. Where the fault is not ours the server takes it out. */
export const faultMark = "data-fault";

/** What stands in the built error page where the server puts its words. */
export const placeholders = { title: "{{title}}", message: "{{message}}" } as const;
