import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createS3Store } from "./s3-store.ts";

const folder = mkdtempSync(join(tmpdir(), "s3-"));
const server = new S3rver({
  ...{ address: "127.0.0.1", port: 0, silent: true, directory: folder },
  configureBuckets: [{ name: "documents", configs: [] }],
});
let url = "";
beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo;
  url = `http://127.0.0.1:${port}/documents`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const login = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const storeAt = (more: object = {}) => createS3Store({ url, ...login, ...more }, globalThis.fetch);

it("a file in a bucket is read as it was stored, also one of 10 MB, and removing it twice removes it once", async () => {
  const name = randomUUID();
  const bytes = Buffer.alloc(10_000_000, 7);
  await storeAt().put(name, bytes);
  expect(Buffer.compare(await storeAt().get(name), bytes)).toBe(0);
  await storeAt().remove(name);
  await storeAt().remove(name);
  await expect(storeAt().get(name)).rejects.toThrow("answered 404 to GET");
});

it("a bucket with another secret refuses everything, and the error does not have the secret", async () => {
  const store = storeAt({ secretAccessKey: "another secret" });
  const failure = await store.put(randomUUID(), Buffer.from("x")).catch((error: Error) => error.message);
  expect(failure).toMatch(/answered 403 to PUT/);
  expect(failure).not.toContain("another secret");
  await expect(store.remove(randomUUID())).rejects.toThrow("answered 403");
});

it("a bucket that fails is asked three times, and one that is not there is an error", async () => {
  let asked = 0;
  const failing = createS3Store({ url, ...login }, async () => {
    asked += 1;
    return new Response("later", { status: 503 });
  });
  await expect(failing.put(randomUUID(), Buffer.from("x"))).rejects.toThrow("answered 503 to PUT");
  expect(asked).toBe(3);
  await expect(storeAt({ url: `${url}-missing` }).put(randomUUID(), Buffer.from("x"))).rejects.toThrow("404");
});
