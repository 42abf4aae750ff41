import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createPictureIndex, createPictureStore } from "@bellwether/art/pictures.ts";
import { expect, it } from "vitest";
import { startProduct } from "../servers/product.ts";
import { MOUNTING_REFUSED, mountSmallDisk } from "../servers/small-disk.ts";

it("while a disk is full pictures are served from memory and the log says so once; once there is space again they are stored", async ({
  skip,
}) => {
  const disk = mountSmallDisk(1);
  if (!disk) return skip(MOUNTING_REFUSED);
  try {
    const folder = join(disk.folder, "art");
    const warnings: string[] = [];
    const index = createPictureIndex();
    const store = createPictureStore({
      folder,
      index,
      draw: async (unit) => unit.files.map(() => Buffer.alloc(10_000, unit.key)),
      log: { warn: (_, message) => void warnings.push(message) },
    });
    const read = async (name: string) => (await store.find(name)!.read()).length;
    const files = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(await read("flags/en.svg")).toBe(10_000);
    disk.fill();
    for (const name of [
      "flags/fi.svg",
      "flags/de.svg",
      "brands/funly/logo.svg",
      "flags/fi.svg",
      "flags/en.svg",
    ])
      expect(await read(name)).toBe(10_000);
    expect(warnings).toEqual([`pictures cannot be kept in ${folder}: they are served from memory`]);
    expect(files().map(({ name }) => name)).toEqual([`en.${index.unitOf("flags/en.svg")!.key}.svg`]);
    disk.free();
    expect(await read("flags/sv.svg")).toBe(10_000);
    expect(files()).toHaveLength(2);
  } finally {
    disk.remove();
  }
});

it("an unknown picture name gets 404 in any spelling, and a killed server leaves no painter process", async () => {
  const product = await startProduct({ DRAW_AHEAD: "true" });
  try {
    for (const name of [
      "tiles/none.webp",
      "tiles/bell-tower-bonanza-1x1.webp",
      "tiles/bell-tower-bonanza.webp%00",
      "tiles%5Cbell-tower-bonanza.webp",
      "%252e%252e/package.json",
      "tiles/%zz",
      "x".repeat(8_000),
    ])
      expect((await fetch(`${product.url}/art/${name}`)).status, name).toBe(404);
    const shown = await fetch(`${product.url}/art/flags/fi.svg`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    const again = await fetch(`${product.url}/art/flags/fi.svg`, {
      method: "HEAD",
      headers: { "if-none-match": shown.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
    const painters = childrenOf(product.pid());
    await product.kill();
    await expect.poll(() => painters.filter(isRunning), { timeout: 30_000 }).toEqual([]);
  } finally {
    await product.remove();
  }
});

function childrenOf(pid: number): number[] {
  const listed = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
  return listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
