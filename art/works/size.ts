/** The size of a client work, in pixels. */
export const workSize = { width: 412, height: 520 } as const;
