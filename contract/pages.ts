/** The path of the error page among the built files. It is a template, not a page that visitors can request. */
export const errorPagePath = "/unexpected-error";

/** Marks the paragraph about an error on our side. The server removes it from other errors. */
export const faultMark = "data-fault";

/** The placeholders in the built error page that the server replaces. */
export const placeholders = { title: "{{title}}", message: "{{message}}" } as const;

/** The page that is shown when there is no connection and no stored copy. */
export const offlinePath = "/offline";

/** The header with which the server says that a response is a page of the site: it names the page's entry script. */
export const pageHeader = "x-page-script";

/** Addresses of staff and machines. None is a page of the site, and no browser keeps what is there. */
const privatePaths = ["/desk", "/api", "/healthz", "/readyz", "/metrics"];

export function isPrivatePath(path: string): boolean {
  return privatePaths.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Where the build puts the lists for search engines that name every page, beside those without sample material. */
export const withSamplesPath = "/with-samples";

export const guidesFeedPath = "/feeds/guides.xml";
export const vacanciesFeedPath = "/feeds/vacancies.xml";
export const worksFeedPath = "/feeds/works.xml";

/** The path of a page's social card, a picture that the build writes for each page. */
export function socialCardPath(path: string): string {
  const slug = path.toLowerCase().split("/").filter(Boolean).join("-");
  return `/social/${slug || "home"}.png`;
}

/** The page that a form without JavaScript leads to once its request is stored. */
export const contactReceivedPath = "/contact-received";
