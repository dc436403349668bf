/** What a page asks of the service worker: to keep the page at this address with all its pictures. */
export type KeepPageRequest = { keepPage: string };

/** What the service worker answers. */
export type KeepPageReply = { kept: boolean };
