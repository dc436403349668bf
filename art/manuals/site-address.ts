import { createContext, useContext } from "react";

const SiteAddress = createContext("");

/** Gives everything inside it the address of the site. */
export const SiteAddressProvider = SiteAddress.Provider;

/** Makes an address of the site complete: paper and a downloaded file do not know where they came from. */
export function useSiteAddress(): (to: string) => string {
  const site = useContext(SiteAddress);
  return (to) => (to.startsWith("/") ? `${site}${to}` : to);
}
