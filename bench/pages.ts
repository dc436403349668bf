import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./median.ts";
import { startServer } from "./start-server.ts";

const page = "/careers";
const rounds = 3;

/** Pages per second from memory, compared with nginx sending the same Brotli file, taking turns. */
export async function benchPages(): Promise<void> {
  const missing = ["wrk", "nginx"].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) {
    console.log(
      `Pages against nginx: not measured, ${missing.join(" and ")} missing (Debian: apt-get install wrk nginx-light).`,
    );
    return;
  }
  const ours = await startServer();
  const nginx = await startNginx();
  const figures = { ours: [] as number[], nginx: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      figures.ours.push(requestsPerSecond(ours.address + page));
      figures.nginx.push(requestsPerSecond(nginx.address + page));
    }
  } finally {
    ours.stop();
    nginx.stop();
  }
  const [mine, theirs] = [median(figures.ours), median(figures.nginx)];
  console.log(`Pages from memory: ${Math.round(mine)}/s, nginx with the same file: ${Math.round(theirs)}/s`);
  console.log(`  ratio ${(mine / theirs).toFixed(2)} (bar: at least 0.50; medians of ${rounds} rounds in turn)`);
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync("which", [tool], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function requestsPerSecond(url: string): number {
  const out = execFileSync("wrk", ["-t1", "-c32", "-d4s", "-H", "Accept-Encoding: br", url], { encoding: "utf8" });
  return Number(out.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

async function startNginx(): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = 4790;
  mkdirSync(join(folder, "site"));
  copyFileSync(`build/client${page}/index.html.br`, join(folder, "site/careers"));
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
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
