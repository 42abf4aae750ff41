// Requests pages as fast as they are served, each at another address: node bench/flood-pages.ts <port> <path>
import { Agent, get } from "node:http";

const CONNECTIONS = 48;
const [port, path] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const askOne = () =>
  new Promise<void>((resolve) => {
    const address = `${path}${Math.random().toString(36).slice(2)}`;
    get({ port, host: "127.0.0.1", path: address, agent, headers: { "accept-encoding": "br" } }, (response) =>
      response.on("end", resolve).resume(),
    ).on("error", () => resolve());
  });

for (let count = 0; count < CONNECTIONS; count += 1)
  void (async () => {
    for (;;) await askOne();
  })();
