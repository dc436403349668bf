const apiPort = Number(process.env.API_PORT ?? 3001);

/** Where the server listens in development, beside Vite. */
export const apiAddress = `http://127.0.0.1:${apiPort}`;
