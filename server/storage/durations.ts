/** In milliseconds, as all times in the database. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How long a link that signs someone in works. */
export const linkMinutes = 15;
