import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCatalogue } from "../content.ts";
import { createPictureIndex } from "../files/picture-index.ts";
import type { Unit } from "../files/unit.ts";
import { createPictureStore, type Draw } from "./picture-store.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true }));
const [title] = readCatalogue();
const index = createPictureIndex({ titles: [title!], promotions: [], landings: [] });
const PORTRAIT = `tiles/${title!.code}.webp`;
const SMALL = `tiles/${title!.code}-240x320.webp`;

/** A store whose pictures contain their own names, drawn a moment after the request. */
function storeIn(folder: string, before: (unit: Unit) => Promise<void> = async () => {}) {
  const drawn: string[] = [];
  const hurried: string[] = [];
  const warnings: string[] = [];
  const draw: Draw = async (unit) => {
    drawn.push(unit.files[0]!);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await before(unit);
    return unit.files.map((file) => Buffer.from(file));
  };
  const store = createPictureStore({
    folder,
    index,
    draw,
    hurry: (unit) => hurried.push(unit.files[0]!),
    log: { warn: (_, message) => warnings.push(message) },
  });
  const read = async (name: string) => Buffer.from((await store.find(name)?.read()) ?? "").toString();
  return { store, read, drawn, hurried, warnings };
}
const newFolder = () => mkdtempSync(join(root, "folder-"));
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : [];

it("a picture is drawn once for 50 simultaneous requests, with all sizes of its format, and not again for later ones", async () => {
  const folder = newFolder();
  const { read, drawn } = storeIn(folder);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => read(at % 2 ? SMALL : PORTRAIT)));
  expect(new Set(answers)).toEqual(new Set([PORTRAIT, SMALL]));
  expect(await read(SMALL)).toBe(SMALL);
  expect(await storeIn(folder).read(PORTRAIT)).toBe(PORTRAIT);
  expect(drawn).toEqual([PORTRAIT]);
  const { key } = index.unitOf(PORTRAIT)!;
  expect(filesIn(folder).sort()).toEqual([
    `${title!.code}-240x320.${key}.webp`,
    `${title!.code}.${key}.webp`,
  ]);
});

it("a file that another process wrote is served without drawing", async () => {
  const folder = newFolder();
  const { read, drawn } = storeIn(folder);
  await storeIn(folder).read(PORTRAIT);
  expect(await read(SMALL)).toBe(SMALL);
  expect(drawn).toEqual([]);
});

it("a name without a picture is not found, and nothing is drawn or written", async () => {
  const folder = newFolder();
  const { store, drawn } = storeIn(folder);
  for (const name of ["tiles/none.webp", "tiles/../x.webp", "", "\0", "a".repeat(100_000)])
    expect(store.find(name)).toBeUndefined();
  expect([drawn, filesIn(folder)]).toEqual([[], []]);
});

it("a failed drawing rejects all waiting requests, and the next request draws again", async () => {
  let fails = true;
  const { read, drawn } = storeIn(newFolder(), async () => {
    if (fails) throw new Error("no ink");
  });
  const asked = await Promise.allSettled([read(PORTRAIT), read(SMALL)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await read(SMALL)).toBe(SMALL);
  expect(drawn).toHaveLength(2);
});

it("two stores that draw the same picture at the same time leave one complete file and no temporary files", async () => {
  const folder = newFolder();
  const stores = [storeIn(folder), storeIn(folder)];
  await Promise.all(stores.map(({ read }) => read(PORTRAIT)));
  expect(stores.map(({ drawn }) => drawn.length)).toEqual([1, 1]);
  const { key } = index.unitOf(PORTRAIT)!;
  expect(filesIn(folder)).toHaveLength(2);
  expect(readFileSync(join(folder, `tiles/${title!.code}.${key}.webp`), "utf8")).toBe(PORTRAIT);
});

it.each([
  ["a file is", (folder: string) => writeFileSync(folder, "x")],
  [
    "a file is where the tiles should be",
    (folder: string) => {
      mkdirSync(folder);
      for (const name of ["tiles", "flags"]) writeFileSync(join(folder, name), "x");
    },
  ],
])(
  "where %s in the way, pictures are served from memory, drawn once, and the log says so once",
  async (_, spoil) => {
    const folder = join(newFolder(), "art");
    spoil(folder);
    const { store, read, drawn, warnings } = storeIn(folder);
    for (let again = 0; again < 3; again += 1) {
      expect(await read(PORTRAIT)).toBe(PORTRAIT);
      expect(await read("flags/fi.svg")).toBe("flags/fi.svg");
    }
    expect(drawn).toEqual([PORTRAIT, "flags/fi.svg"]);
    expect(warnings).toEqual([`pictures cannot be kept in ${folder}: they are served from memory`]);
    expect(await store.fill({ atOnce: 1 })).toMatchObject({ drawn: 0, complete: false });
    expect(warnings).toHaveLength(1);
  },
);

it("a fill draws what is missing, reports its progress, and gives priority to what is requested meanwhile", async () => {
  const folder = newFolder();
  let meanwhile: Promise<string> | undefined;
  const { store, read, drawn, hurried } = storeIn(folder, async (unit) => {
    if (unit.files[0] === "flags/fi.svg") meanwhile ??= read("flags/fi.svg");
  });
  await read(PORTRAIT);
  const reported: [number, number][] = [];
  const filled = await store.fill({ atOnce: 3, progress: (...figures) => reported.push(figures) });
  const all = index.units.flatMap(({ files }) => files).length;
  expect(filled).toEqual({ drawn: all - 2, present: 2, failed: 0, removed: 0, complete: true });
  expect(reported.at(-1)).toEqual([all - 2, all - 2]);
  expect(filesIn(folder)).toHaveLength(all);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(await meanwhile).toBe("flags/fi.svg");
  expect(hurried).toEqual(["flags/fi.svg"]);
  expect((await storeIn(folder).store.fill({ atOnce: 3 })).present).toBe(all);
});

it("a fill rests after each drawing before it begins the next", async () => {
  const steps: string[] = [];
  const { store, drawn } = storeIn(newFolder(), async () => void steps.push("drawn"));
  await store.fill({ atOnce: 1, rest: async (tookMs) => void steps.push(tookMs >= 0 ? "rested" : "?") });
  expect(steps).toEqual(drawn.flatMap(() => ["drawn", "rested"]));
});

it("a fill skips a picture that cannot be drawn, and gives up after three in a row", async () => {
  const one = storeIn(newFolder(), async (unit) => {
    if (unit.files[0] === "flags/fi.svg") throw new Error("no ink");
  });
  expect(await one.store.fill({ atOnce: 1 })).toMatchObject({ failed: 1, complete: false });
  expect(one.warnings).toEqual(["a picture could not be drawn"]);
  const none = storeIn(newFolder(), async () => {
    throw new Error("no ink");
  });
  expect(await none.store.fill({ atOnce: 1 })).toMatchObject({ drawn: 0, failed: 3, complete: false });
});

it("a fill that is stopped starts no other picture", async () => {
  const stopping = new AbortController();
  const { store, drawn } = storeIn(newFolder(), async () => stopping.abort());
  expect(await store.fill({ atOnce: 1, signal: stopping.signal })).toMatchObject({ complete: false });
  expect(drawn).toHaveLength(1);
});
