import { useLocation } from "react-router";
import { withoutLanguage } from "#contract/languages.ts";

/** The address of the page as visitors know it: prerendering adds a slash at its end, which the site never has. */
export function useAddress(): string {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, "") || "/";
}

/** The address of the page in content/pages.ts, which is the same in every language. */
export function usePath(): string {
  return withoutLanguage(useAddress());
}
