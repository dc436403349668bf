import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { until } from "#tests/support/client.ts";
import { freePort } from "#tests/support/postgres.ts";

export type RunningProxy = {
  port: number;
  /** Where it responds without TLS. */
  httpPort: number;
  /** The authority that signed its certificate. */
  ca: string;
  /** Where its files are. */
  folder: string;
  stop: () => Promise<void>;
};

type Ports = { port: number; httpPort: number; folder: string };

/** Starts a proxy in front of the servers on these ports. */
export const proxies: Record<string, (servers: readonly number[]) => Promise<RunningProxy>> = {
  /** With deploy/Caddyfile as it is, and its own authority: a public one would have to reach this machine. */
  caddy: (servers) =>
    startProxy(({ port, httpPort, folder }) => {
      const config = join(folder, "Caddyfile");
      const settings = `admin off\nskip_install_trust\ndefault_bind 127.0.0.1\nhttp_port ${httpPort}\nhttps_port ${port}`;
      writeFileSync(config, `{\n${settings}\n}\nimport ${resolve("deploy/Caddyfile")}\n`);
      return {
        command: ["caddy", "run", "--adapter", "caddyfile", "--config", config],
        env: {
          HOME: folder,
          XDG_DATA_HOME: folder,
          SITE_ADDRESS: "localhost",
          SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(" "),
          HEALTH_CHECKS: servers.length > 1 ? "on" : "off",
        },
        ca: join(folder, "caddy/pki/authorities/local/root.crt"),
      };
    }),

  /** With deploy/nginx.conf on other ports, inside a configuration that compresses, as Debian's does. */
  nginx: (servers) =>
    startProxy(({ port, httpPort, folder }) => {
      const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
      makeCertificate(key, certificate);
      const changes: [string | RegExp, string][] = [
        [/^\tlisten \[::\].*\n/gm, ""],
        [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
        [/listen 443\b/g, `listen 127.0.0.1:${port}`],
        [/^\tserver 127\.0\.0\.1:3000 (.*)$/m, servers.map((server) => `\tserver 127.0.0.1:${server} $1`).join("\n")],
        ["Host $host;", "Host $host:$server_port;"],
        ["/var/www/html", folder],
        [/\/var\/log\/nginx\//g, `${folder}/`],
        [/\/etc\/\S+\/fullchain.pem/, certificate],
        [/\/etc\/\S+\/privkey.pem/, key],
        [/server_name ideascoded.example;/g, "server_name localhost;"],
      ];
      writeFileSync(join(folder, "website.conf"), changes.reduce(replaced, readFileSync("deploy/nginx.conf", "utf8")));
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
      writeFileSync(
        join(folder, "nginx.conf"),
        `daemon off; pid nginx.pid; error_log stderr; events {}
http { access_log off; gzip on; gzip_proxied any; gzip_types *; ${paths.join(" ")} include website.conf; }`,
      );
      return { command: ["nginx", "-p", folder, "-c", "nginx.conf", "-e", "stderr"], env: {}, ca: certificate };
    }),
};

type Command = { command: readonly string[]; env: Record<string, string>; ca: string };

async function startProxy(prepare: (ports: Ports) => Command): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  // If root runs the tests, nginx works as another user.
  chmodSync(folder, 0o755);
  const [port, httpPort] = await twoFreePorts();
  const { command, env, ca } = prepare({ port, httpPort, folder });
  const child = spawn(command[0] ?? "", command.slice(1), { env: { PATH: process.env.PATH, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  await until("the proxy responds", async () => {
    if (child.exitCode !== null) throw new Error(output);
    return existsSync(ca) && (await responds(port, readFileSync(ca, "utf8")));
  });
  return {
    port,
    httpPort,
    ca: readFileSync(ca, "utf8"),
    folder,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/** Ports are drawn at random, and nginx refuses the same one twice. */
async function twoFreePorts(): Promise<[number, number]> {
  const [one, other] = [await freePort(), await freePort()];
  return one === other ? twoFreePorts() : [one, other];
}

function responds(port: number, ca: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: "127.0.0.1", servername: "localhost", port, ca }, () =>
      done(socket.end().authorized),
    );
    socket.on("error", () => done(false));
  });
}

function makeCertificate(key: string, certificate: string): void {
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", certificate], { stdio: "pipe" });
}

function replaced(text: string, [from, to]: [string | RegExp, string]): string {
  if (text.search(from) < 0 && !text.includes(String(from))) throw new Error(`deploy/nginx.conf has no ${from}.`);
  return text.replace(from, to);
}
