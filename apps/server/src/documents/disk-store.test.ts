import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createDiskStore } from "./disk-store.ts";

const folder = mkdtempSync(join(tmpdir(), "documents-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createDiskStore(folder);

it("a file on the disk is read as it was stored, for its owner alone, and removing it twice removes it once", async () => {
  const name = randomUUID();
  await store.put(name, Buffer.from("sealed"));
  expect(Buffer.from(await store.get(name)).toString()).toBe("sealed");
  const path = join(folder, name.slice(0, 2), name);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await store.put(name, Buffer.from("again"));
  expect(Buffer.from(await store.get(name)).toString()).toBe("again");
  await store.remove(name);
  await store.remove(name);
  await expect(store.get(name)).rejects.toThrow("ENOENT");
});

it("half a file that a process left on the disk is removed with the file", async () => {
  const name = randomUUID();
  mkdirSync(join(folder, name.slice(0, 2)), { recursive: true });
  writeFileSync(join(folder, name.slice(0, 2), `${name}.draft`), "half");
  await store.remove(name);
  expect(readdirSync(join(folder, name.slice(0, 2)))).toEqual([]);
});

it.each(["../../etc/passwd", "a/b", "", `${randomUUID()}/..`])(
  "the name %j reaches no file on the disk",
  async (name) => {
    await expect(store.put(name, Buffer.from("x"))).rejects.toThrow("no name of a file");
    await expect(store.get(name)).rejects.toThrow("no name of a file");
  },
);
