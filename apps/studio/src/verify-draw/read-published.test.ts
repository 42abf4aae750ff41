import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { readPublished } from "./read-published.ts";

it("reads from the host funly.localhost, also where the system does not resolve it, and names an address that cannot be reached or is none", async () => {
  const server = createServer((request, response) => response.end(JSON.stringify(request.url)));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const place = `http://funly.localhost:${port}/draw`;
  expect(await readPublished(place)).toBe("/draw");
  await new Promise((resolve) => server.close(resolve));
  await expect(readPublished(place)).rejects.toThrow(`${place} cannot be reached: ECONNREFUSED`);
  await expect(readPublished("http://")).rejects.toThrow("http://: this is no address");
});
