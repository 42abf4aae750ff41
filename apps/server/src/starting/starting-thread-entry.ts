import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

export type FromStartingThread = { port: number } | { failure: string } | "left";

const RETRY_AFTER_SECONDS = 2;
/** How long a request may take to arrive whose connection was accepted before the product took the port. */
const LINGER_MS = 500;

if (!parentPort) throw new Error("This file is the entry of a thread.");
const parent = parentPort;
const send = (message: FromStartingThread) => parent.postMessage(message);

const server = createServer((request, response) => {
  const path = request.url?.split("?")[0];
  const isAlive = path === "/healthz";
  const isCheck = isAlive || path === "/readyz";
  response.writeHead(isAlive ? 200 : 503, {
    "content-type": isCheck ? "application/json" : "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // The next request is the product's.
    connection: "close",
    ...(!isAlive && { "retry-after": String(RETRY_AFTER_SECONDS) }),
  });
  if (isCheck) response.end(JSON.stringify({ status: isAlive ? "ok" : "not ready" }));
  else response.end("The product is starting. Please try again in a moment.");
});
server.once("error", (error) => send({ failure: error.message }));
server.listen(workerData as { port: number; host: string }, () =>
  send({ port: (server.address() as AddressInfo).port }),
);
parent.once("message", () => {
  server.close(() => process.exit());
  // From here on the port is free.
  send("left");
  setTimeout(() => server.closeAllConnections(), LINGER_MS);
});
