import type { WebSocketServer } from "ws";

/** Time for a client to answer the close message. */
const GOODBYE_MS = 5_000;

/** Asks every client to reconnect elsewhere, and terminates the connections of clients that do not answer. */
export async function closeSockets(sockets: WebSocketServer): Promise<void> {
  for (const client of sockets.clients) client.close(1012, "restarting");
  const cut = setTimeout(() => {
    for (const client of sockets.clients) client.terminate();
  }, GOODBYE_MS);
  await new Promise((resolve) => sockets.close(resolve));
  clearTimeout(cut);
}
