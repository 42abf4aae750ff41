import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** A client may have sent its next request before it heard that we stop: idle connections are kept so long, and asked to leave with each answer. */
const LINGER_MS = 1_000;
/** Whoever is not done by then is cut off. */
const MAX_MS = 10_000;
const STEP_MS = 50;

/**
 * Takes no new connection, answers everything that arrives on those there are, and ends them as they fall silent. Resolves when none is left, after 10 s at
 * most.
 */
export async function drainServer(server: Server): Promise<void> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let ended = false;
  // `http.Server.close` would also end idle connections at once, and with them a request that is on its way.
  NetServer.prototype.close.call(server, () => {
    ended = true;
  });
  while (!ended && elapsed() < MAX_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    if (elapsed() > LINGER_MS) server.closeIdleConnections();
  }
  server.closeAllConnections();
}
