import { useLocation } from "react-router";

/** The address of the page as visitors know it: prerendering adds a slash at its end, which the site never has. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, "") || "/";
}
