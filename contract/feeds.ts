/** Where feed readers find new guides and changed ones. */
export const guidesFeedPath = "/feeds/guides.xml";

/** Where feed readers find open positions. */
export const vacanciesFeedPath = "/feeds/vacancies.xml";
