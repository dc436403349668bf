import net from "node:net";
import type { TestDatabase } from "./database.ts";
import { type SpawnedServer, spawnServer } from "./spawn-server.ts";

/** A server that is started the way systemd does with deploy/website.socket, and restarted as by `systemctl restart`. */
export async function startSocketUnit(database: TestDatabase, env: Record<string, string> = {}) {
  const socket = openSocket();
  const start = () => {
    // Only the process itself knows its number before it starts.
    const through = ["sh", "-c", 'exec env LISTEN_FDS=1 LISTEN_PID=$$ "$0" "$@"'];
    return spawnServer(database, { socket: socket.handle, through, env });
  };
  let server: SpawnedServer = await start();
  return {
    port: socket.port,
    output: () => server.output(),
    /** Returns the exit code of the server that was stopped. */
    async restart(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
      const code = await server.end(signal);
      server = await start();
      return code;
    },
    async stop(): Promise<void> {
      await server.end("SIGKILL");
      socket.handle.close();
    },
  };
}

type Handle = { getsockname: (address: { port?: number }) => void; close: () => void };

/**
 * A socket that this process holds and never accepts from. A `net.Server` would accept, so this is the function that
 * `node:cluster` opens its sockets with.
 */
function openSocket(): { handle: Handle; port: number } {
  const { _createServerHandle: create } = net as unknown as {
    _createServerHandle: (address: string, port: number, family: 4) => Handle;
  };
  const handle = create("127.0.0.1", 0, 4);
  const address: { port?: number } = {};
  handle.getsockname(address);
  return { handle, port: address.port ?? 0 };
}
