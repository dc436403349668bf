import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The ports of development, in the shell or `.env`: PORT is the site's, API_PORT that of the server behind it. */
export function readPorts(env: Record<string, string | undefined>, file = ".env") {
  const { PORT = "3000", API_PORT = "3001" } = {
    ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))),
    ...env,
  };
  return { sitePort: Number(PORT), apiPort: Number(API_PORT) };
}

export const { sitePort, apiPort } = readPorts(process.env);

/** Where Vite passes the requests that are not for pages. */
export const apiAddress = `http://127.0.0.1:${apiPort}`;
