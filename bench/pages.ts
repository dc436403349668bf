import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { median } from "./figures.ts";

const page = "/careers";
const rounds = 3;

/** Pages per second from memory, compared with nginx sending the same Brotli file, taking turns. */
export async function benchPages(): Promise<void> {
  const missing = ["wrk", "nginx"].filter((tool) => spawnSync("which", [tool]).status !== 0);
  if (missing.length > 0) {
    console.log(
      `Pages against nginx: not measured, ${missing.join(" and ")} missing (Debian: apt-get install wrk nginx-light).`,
    );
    return;
  }
  await using database = openSqlite();
  await using ours = await spawnServer(database);
  using nginx = await startNginx();
  const figures = { ours: [] as number[], nginx: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(requestsPerSecond(ours.url + page));
    figures.nginx.push(requestsPerSecond(nginx.url + page));
  }
  const [mine, theirs] = [median(figures.ours), median(figures.nginx)];
  console.log(`Pages from memory: ${Math.round(mine)}/s, nginx with the same file: ${Math.round(theirs)}/s`);
  console.log(`  ratio ${(mine / theirs).toFixed(2)} (bar: at least 0.50; medians of ${rounds} rounds in turn)`);
}

function requestsPerSecond(url: string): number {
  const out = execFileSync("wrk", ["-t1", "-c32", "-d4s", "-H", "Accept-Encoding: br", url], { encoding: "utf8" });
  return Number(out.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

async function startNginx(): Promise<{ url: string } & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = 4790;
  mkdirSync(join(folder, "site"));
  copyFileSync(`build/current/client${page}/index.html.br`, join(folder, "site/careers"));
  // One worker, as our server is one process; access log off, since ours writes none either.
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; open_file_cache max=10; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
       server { listen 127.0.0.1:${port}; root ${folder}/site;
         location / { add_header Content-Encoding br; add_header Vary Accept-Encoding; } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await wait(500);
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => child.kill() };
}
