import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/**
 * A client may have sent its next request before it learns that this process stops: idle connections are kept open this long, and each
 * response asks to close them.
 */
const LINGER_MS = 1_000;
/** Connections that are not finished by then are closed. */
const MAX_MS = 10_000;
const STEP_MS = 50;

/**
 * Accepts no new connections, answers everything that arrives on existing ones, and closes them when they become idle. Resolves when none
 * is left, after 10 s at most.
 */
export async function drainServer(server: Server): Promise<void> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let ended = false;
  // `http.Server.close` would also close idle connections at once, and with them lose a request in transit.
  NetServer.prototype.close.call(server, () => {
    ended = true;
  });
  while (!ended && elapsed() < MAX_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    if (elapsed() > LINGER_MS) server.closeIdleConnections();
  }
  server.closeAllConnections();
}
