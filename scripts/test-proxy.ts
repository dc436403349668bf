import { spawnSync } from "node:child_process";
import { testWith } from "./run/test-with.ts";

/** How each program says its version. Debian's packages: caddy, nginx-light and openssl. */
const programs = { caddy: "version", nginx: "-v", openssl: "version" };

const found = Object.entries(programs).flatMap(([program, version]) => {
  const { status, stdout, stderr } = spawnSync(program, [version], { encoding: "utf8" });
  console.log(`${program}: ${status === 0 ? (stdout || stderr).trim() : "not found"}`);
  return status === 0 ? program : [];
});
// nginx needs a certificate, which openssl makes.
const proxies = found.filter((name) => name === "caddy" || (name === "nginx" && found.includes("openssl")));
await testWith(proxies, "proxy", { PROXIES: proxies.join(",") });
