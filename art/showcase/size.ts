/** The size of a showcase picture, in pixels. */
export const showcaseSize = { width: 412, height: 309 } as const;
