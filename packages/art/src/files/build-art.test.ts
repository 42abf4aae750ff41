import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readCatalogue, readLandings, readPromotions } from "../content.ts";
import { buildArt as buildAll } from "./build-art.ts";
import { hashSource, sourceFiles } from "./source-hash.ts";

const outDir = mkdtempSync(join(tmpdir(), "art-"));
afterAll(() => rmSync(outDir, { recursive: true }));
const [first, second] = readCatalogue();
const pictured = { promotions: readPromotions().slice(0, 1), landings: readLandings().slice(0, 1) };
const buildArt = (folder: string, titles: NonNullable<typeof first>[]) => buildAll(folder, titles, pictured);

test("a build writes five sizes of a tile, and what did not change is kept", async () => {
  await buildArt(outDir, [first!, second!]);
  const sizes = await Promise.all(
    ["", "-240x320", "-824x460", "-412x230", "-254x142"].map(async (ending) => {
      const { width, height, format } = await sharp(
        join(outDir, `tiles/${first!.code}${ending}.webp`),
      ).metadata();
      return `${format} ${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(["webp 480x640", "webp 240x320", "webp 824x460", "webp 412x230", "webp 254x142"]);
  expect(existsSync(join(outDir, `symbols/${first!.slotSymbols[0]}.svg`))).toBe(true);
  expect(readdirSync(join(outDir, "brands"))).toEqual(["bellwether", "funly", "luckyclover"]);

  const startedAt = performance.now();
  expect((await buildArt(outDir, [first!, second!])).written).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(1_000);

  const renamed = { ...first!, title: "Bell Tower Encore" };
  expect((await buildArt(outDir, [renamed, second!])).written).toBe(5);

  rmSync(join(outDir, `tiles/${second!.code}.webp`));
  expect((await buildArt(outDir, [renamed, second!])).written).toBe(5);

  const { version } = JSON.parse(readFileSync(join(outDir, "manifest.json"), "utf8"));
  expect((await buildArt(outDir, [renamed])).removed).toBeGreaterThanOrEqual(5);
  expect(existsSync(join(outDir, `tiles/${second!.code}.webp`))).toBe(false);
  expect(JSON.parse(readFileSync(join(outDir, "manifest.json"), "utf8")).version).not.toBe(version);
}, 60_000);

test("a promotion has its picture in three sizes, a landing page in five", async () => {
  await buildArt(outDir, [first!]);
  const sizesOf = async (folder: string) =>
    Promise.all(
      readdirSync(join(outDir, folder)).map(async (file) => {
        const { width, height } = await sharp(join(outDir, folder, file)).metadata();
        expect(file).toContain(`-${width}x${height}.webp`);
        return width;
      }),
    );
  expect((await sizesOf("promotions")).sort()).toEqual([1280, 400, 640]);
  expect(await sizesOf("landings")).toHaveLength(5);
}, 60_000);

test("a brand has icons of 192, 512 and 180 px, only those that are cut or rounded opaque, and a picture of 1200 x 630", async () => {
  await buildArt(outDir, [first!]);
  for (const brand of ["bellwether", "funly", "luckyclover"]) {
    const read = async (file: string) => {
      const { width, height, format, hasAlpha } = await sharp(join(outDir, "brands", brand, file)).metadata();
      return `${format} ${width}x${height}${hasAlpha ? " see-through" : ""}`;
    };
    expect(await read("icon-192.png")).toBe("png 192x192 see-through");
    expect(await read("icon-512.png")).toBe("png 512x512 see-through");
    expect(await read("icon-maskable-512.png")).toBe("png 512x512");
    expect(await read("apple-touch-icon.png")).toBe("png 180x180");
    expect(await read("social.jpg")).toBe("jpeg 1200x630");
  }
}, 60_000);

test("what draws a brand's mark is no part of what tiles are made from", () => {
  const files = ["files/tile-units.ts", "files/app-units.ts"].map((entry) => hashSource(entry));
  expect(new Set(files).size).toBe(2);
  expect(sourceFiles("files/tile-units.ts")).not.toContain("brand/mark.ts");
  expect(sourceFiles("files/app-units.ts")).toContain("brand/mark.ts");
  expect(sourceFiles("files/tile-units.ts")).toContain("scene/jungle.ts");
});
