import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Reads a request's body and responds with the bytes given by its parent process: only Node's own server. */
const body = process.argv[2]!;
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.setHeader("content-type", "application/json");
    response.setHeader("cache-control", "no-store");
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
