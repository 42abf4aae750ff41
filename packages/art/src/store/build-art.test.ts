import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brands } from "@bellwether/brands/index.ts";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readCatalogue, readLandings, readPromotions } from "../content.ts";
import { createPictureIndex } from "../files/picture-index.ts";
import { hashSource, sourceFiles } from "../files/source-hash.ts";
import { buildArt as buildAll } from "./build-art.ts";

const outDir = mkdtempSync(join(tmpdir(), "art-"));
afterAll(() => rmSync(outDir, { recursive: true }));
const [first, second] = readCatalogue();
const pictured = { promotions: readPromotions().slice(0, 1), landings: readLandings().slice(0, 1) };
const indexOf = (titles: NonNullable<typeof first>[]) => createPictureIndex({ ...pictured, titles });
const buildArt = (folder: string, titles: NonNullable<typeof first>[]) =>
  buildAll(folder, {
    index: indexOf(titles),
    log: {
      warn(_, message) {
        throw new Error(message);
      },
    },
  });
/** The path of a picture's file. */
const fileOf = (name: string, titles = [first!, second!]) =>
  join(outDir, name.replace(/(?=\.[a-z]+$)/, `.${indexOf(titles).unitOf(name)!.key}`));
const metadataOf = (name: string) => sharp(fileOf(name)).metadata();

test("a build writes five sizes of a tile and keeps files that did not change", async () => {
  await buildArt(outDir, [first!, second!]);
  const sizes = await Promise.all(
    ["", "-240x320", "-824x460", "-412x230", "-254x142"].map(async (ending) => {
      const { width, height, format } = await metadataOf(`tiles/${first!.code}${ending}.webp`);
      return `${format} ${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(["webp 480x640", "webp 240x320", "webp 824x460", "webp 412x230", "webp 254x142"]);
  expect(existsSync(fileOf(`symbols/${first!.slotSymbols[0]}.svg`))).toBe(true);
  expect(readdirSync(join(outDir, "brands"))).toEqual(Object.values(brands).map(({ slug }) => slug));

  const again = await buildArt(outDir, [first!, second!]);
  expect(again).toMatchObject({ drawn: 0, removed: 0, failed: 0, complete: true });

  const renamed = { ...first!, title: "Bell Tower Encore" };
  expect(await buildArt(outDir, [renamed, second!])).toMatchObject({ drawn: 5, complete: true });

  rmSync(fileOf(`tiles/${second!.code}.webp`));
  expect((await buildArt(outDir, [renamed, second!])).drawn).toBe(2);
}, 120_000);

test("a full build removes files that are no longer pictures, and keeps files that are newer than the build or are not its own", async () => {
  const titles = [first!, second!];
  await buildArt(outDir, titles);
  const kept = readFileSync(fileOf(`tiles/${first!.code}.webp`));
  const old = new Date(Date.now() - 60_000);
  const left = (name: string, at: Date) => {
    const path = join(outDir, "tiles", name);
    writeFileSync(path, "x");
    utimesSync(path, at, at);
    return path;
  };
  const gone = [
    left(`${first!.code}.00000000000000000000.webp`, old),
    left(`${first!.code}.00000000000000000000.webp.01234567-89ab-cdef-0123-456789abcdef.part`, old),
    left(`title-of-before.0123456789abcdef0123.webp`, old),
  ];
  const staying = [
    left("written-meanwhile.0123456789abcdef0123.webp", new Date(Date.now() + 60_000)),
    left("notes.txt", old),
  ];
  expect((await buildArt(outDir, titles)).removed).toBe(gone.length);
  expect(gone.filter((path) => existsSync(path))).toEqual([]);
  expect(staying.filter((path) => !existsSync(path))).toEqual([]);
  expect(readFileSync(fileOf(`tiles/${first!.code}.webp`))).toEqual(kept);
}, 120_000);

test("a promotion has a picture in three sizes, a landing page in five", async () => {
  const sizesOf = async (folder: string) => {
    const names = indexOf([first!, second!])
      .units.flatMap(({ files }) => files)
      .filter((file) => file.startsWith(`${folder}/`));
    return Promise.all(
      names.map(async (name) => {
        const { width, height } = await metadataOf(name);
        expect(name).toContain(`-${width}x${height}.webp`);
        return width;
      }),
    );
  };
  await buildArt(outDir, [first!, second!]);
  expect((await sizesOf("promotions")).sort()).toEqual([1280, 400, 640]);
  expect(await sizesOf("landings")).toHaveLength(5);
}, 120_000);

test("a brand has icons of 192, 512 and 180 px, of which only those that are cut or rounded are opaque, and a preview picture of 1200 x 630", async () => {
  await buildArt(outDir, [first!, second!]);
  for (const brand of ["bellwether", "funly", "luckyclover"]) {
    const read = async (file: string) => {
      const { width, height, format, hasAlpha } = await metadataOf(`brands/${brand}/${file}`);
      return `${format} ${width}x${height}${hasAlpha ? " see-through" : ""}`;
    };
    expect(await read("icon-192.png")).toBe("png 192x192 see-through");
    expect(await read("icon-512.png")).toBe("png 512x512 see-through");
    expect(await read("icon-maskable-512.png")).toBe("png 512x512");
    expect(await read("apple-touch-icon.png")).toBe("png 180x180");
    expect(await read("social.jpg")).toBe("jpeg 1200x630");
  }
}, 120_000);

test("the source that draws a brand's mark is not part of a tile's key", () => {
  expect(hashSource("tile")).not.toBe(hashSource("app"));
  expect(sourceFiles("tile")).not.toContain("brand/mark.ts");
  expect(sourceFiles("app")).toContain("brand/mark.ts");
  expect(sourceFiles("tile")).toContain("scene/jungle.ts");
});
