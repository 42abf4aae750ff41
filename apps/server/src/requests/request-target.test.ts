import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settleTarget } from "./request-target.ts";

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) =>
    response.end(settleTarget(request) ? `path ${request.url}` : "refused"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

function answerTo(target: string, ...hosts: string[]): Promise<string> {
  const lines = [
    `GET ${target} HTTP/1.1`,
    ...hosts.map((host) => `Host: ${host}`),
    "Connection: close",
    "",
    "",
  ];
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(lines.join("\r\n")),
    );
    socket.on("data", (data) => (text += data));
    socket.on("end", () => resolve(text.split("\r\n").at(-1)!));
    socket.on("error", reject);
  });
}

it.each([
  ["/slots?a=1", "/slots?a=1"],
  ["//evil.example/", "//evil.example/"],
  ["http://bellwether.localhost/slots?a=1", "/slots?a=1"],
  ["HTTPS://BellWether.localhost", "/"],
  ["http://bellwether.localhost?a=1", "/?a=1"],
])("a request for %s at bellwether.localhost is treated as one for %s", async (target, path) => {
  expect(await answerTo(target, "bellwether.localhost")).toContain(`path ${path}`);
});

it.each([
  ["another host in its target", "http://funly.localhost/", ["bellwether.localhost"]],
  ["a user name in its target", "http://me@bellwether.localhost/", ["bellwether.localhost"]],
  ["another port in its target", "http://bellwether.localhost:81/", ["bellwether.localhost"]],
  ["two hosts", "/", ["bellwether.localhost", "funly.localhost"]],
  ["another scheme in its target", "ftp://bellwether.localhost/", ["bellwether.localhost"]],
])("a request with %s is refused", async (_, target, hosts) => {
  expect(await answerTo(target, ...hosts)).toContain("refused");
});
