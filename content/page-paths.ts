import { errorPagePath } from "../contract/error-page.ts";

/** The pages that search engines are told of. */
export function listedPaths(): string[] {
  return ["/", "/privacy-policy", "/eu-privacy-policy", "/end-user-license-agreement", "/careers"];
}

/** The address of every page that the build writes. */
export function pagePaths(): string[] {
  return [...listedPaths(), errorPagePath];
}
