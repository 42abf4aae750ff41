import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/** Sends the text given by its parent process to every client, one after the other. */
const server: WebSocketServer = new WebSocketServer(
  { port: 0, host: "127.0.0.1", backlog: 8_192, clientTracking: true },
  () => process.send!((server.address() as AddressInfo).port),
);
process.on("message", (text: string) => {
  for (const client of server.clients) client.send(text);
});
