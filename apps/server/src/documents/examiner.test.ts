import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { UnreadablePictureError } from "@bellwether/gate";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createExaminer } from "./examiner.ts";

const folder = mkdtempSync(join(tmpdir(), "examiner-"));
afterAll(() => rmSync(folder, { recursive: true }));
const examiner = createExaminer();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#284" } });

/** A PNG whose head promises these pixels, with a few bytes behind it that unfold to zeros. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(20_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it("a picture is drawn upright, at most 3,000 pixels wide, and without place, camera or profile", async () => {
  const taken = await plain(4_000, 2_000)
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "60/1 10/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { format, width, height, exif, icc, orientation } = await sharp(
    await examiner.redraw(taken),
  ).metadata();
  expect({ format, width, height, exif, icc, orientation }).toEqual({
    ...{
      format: "jpeg",
      width: 1_500,
      height: 3_000,
      exif: undefined,
      icc: undefined,
      orientation: undefined,
    },
  });
});

it.each(["png", "webp", "jpeg"] as const)("a picture in %s is drawn as a JPEG", async (format) => {
  const drawn = await examiner.redraw(await plain(300, 200).toFormat(format).toBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
});

it.each([
  ["promises 30,000 × 30,000 pixels in 20 kB", () => bomb(30_000, 30_000)],
  ["is cut in its middle", async () => (await plain(2_000, 2_000).png().toBuffer()).subarray(0, 3_000)],
  ["is only its first bytes", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
])("a picture that %s is refused", async (_, picture) => {
  await expect(examiner.redraw(await picture())).rejects.toThrow(UnreadablePictureError);
});

it.each([
  ["crashes", "process.once('message', () => process.abort());"],
  ["hangs", "process.once('message', () => { for (;;); });"],
])("a picture over which its process %s is refused, and this process goes on", async (name, program) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, program);
  const other = createExaminer({ program: pathToFileURL(file), slowestMs: 500 });
  await expect(other.redraw(Buffer.from("x"))).rejects.toThrow(UnreadablePictureError);
  expect(await other.findPdfDanger(Buffer.from("x"))).toBe("opaque");
});

it("a picture whose process cannot be started is not blamed", async () => {
  const other = createExaminer({ program: pathToFileURL(join(folder, "missing.mjs")), slowestMs: 5_000 });
  await expect(other.redraw(Buffer.from("x"))).rejects.toThrow();
});

it("a PDF is looked through in the other process too", async () => {
  expect(await examiner.findPdfDanger(Buffer.from("%PDF-1.7 <</S /JavaScript>> %%EOF"))).toBe("active");
  expect(await examiner.findPdfDanger(Buffer.from("%PDF-1.7 <</Type /Page>> %%EOF"))).toBeUndefined();
});
