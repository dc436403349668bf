import type { Env } from "./env.ts";

type Passed = { LISTEN_PID?: string; LISTEN_FDS?: string };

/**
 * The socket that systemd passes (deploy/website.socket, sd_listen_fds(3)), else HOST and PORT. systemd's stays open while
 * one process ends and the next one starts: requests wait meanwhile, and none fails.
 */
export function whereToListen({ HOST, PORT }: Pick<Env, "HOST" | "PORT">, passed: Passed, pid: number) {
  // The variables may be meant for a process that started this one.
  if (Number(passed.LISTEN_PID) !== pid) return { host: HOST, port: PORT };
  if (passed.LISTEN_FDS !== "1") {
    throw new Error(`systemd passed ${passed.LISTEN_FDS} sockets. Leave one line ListenStream= in website.socket.`);
  }
  // Without a host, or with localhost, Fastify would open another socket for ::1.
  return { host: "", fd: 3 };
}
