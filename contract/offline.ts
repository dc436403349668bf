/** The page that is shown where there is no connection and no stored copy. */
export const offlinePath = "/offline";
