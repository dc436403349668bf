/** The port of the server in development; Vite has the one that PORT names. */
export const apiPort = Number(process.env.API_PORT ?? 3001);

/** Where Vite passes the requests that are not for pages. */
export const apiAddress = `http://127.0.0.1:${apiPort}`;
