import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { servePictures } from "./picture-files.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(200)}</svg>`;

function serve(read: (name: string) => Promise<Uint8Array> = async () => Buffer.from(SVG)) {
  const reads: string[] = [];
  const finds: string[] = [];
  const errors: string[] = [];
  const files = servePictures(
    {
      find(name) {
        finds.push(name);
        if (name !== "flags/fi.svg") return undefined;
        return {
          key: "0123456789abcdef0123",
          read: () => {
            reads.push(name);
            return read(name);
          },
        };
      },
    },
    { error: (_: object, message?: string) => void errors.push(message ?? "") },
  );
  const ask = (path: string, headers: Record<string, string> = {}) =>
    files(path, new Request("http://localhost/art/", { headers }));
  return { ask, reads, finds, errors };
}

it("a picture is read once, has its key as etag, and may be cached for 300 s and shown by any page", async () => {
  const { ask, reads } = serve();
  const response = (await ask("flags/fi.svg"))!;
  expect(await response.text()).toBe(SVG);
  expect(Object.fromEntries(response.headers)).toEqual({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=300",
    "content-type": "image/svg+xml",
    "cross-origin-resource-policy": "cross-origin",
    etag: '"0123456789abcdef0123"',
    "x-content-type-options": "nosniff",
  });
  const zipped = (await ask("flags/fi.svg", { "accept-encoding": "gzip" }))!;
  expect(zipped.headers.get("vary")).toBe("accept-encoding");
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(SVG);
  expect(reads).toHaveLength(1);
});

it("a client that has the picture gets 304, without reading or drawing it", async () => {
  const { ask, reads } = serve();
  const response = await ask("flags/fi.svg", { "if-none-match": '"0123456789abcdef0123"' });
  expect([response!.status, reads]).toEqual([304, []]);
});

it.each([
  "",
  "flags/none.svg",
  "flags%00/fi.svg",
  "flags/fi.svg%00",
  "flags%5Cfi.svg",
  "flags\\fi.svg",
  "%2e%2e/flags/fi.svg",
  "../flags/fi.svg",
  "flags/%",
  "%c3%28",
  "%zz",
  "x".repeat(100_000),
])("there is no picture at %j", async (path) => {
  const { ask, reads, errors } = serve();
  expect(await ask(path)).toBeUndefined();
  expect([reads, errors]).toEqual([[], []]);
});

it("a picture that cannot be drawn is answered with 503, not cached, and logged; the next request tries again", async () => {
  let fails = true;
  const { ask, errors } = serve(async () => {
    if (fails) throw new Error("no ink");
    return Buffer.from(SVG);
  });
  const response = (await ask("flags/fi.svg"))!;
  expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(errors).toEqual(["a picture could not be drawn"]);
  fails = false;
  expect((await ask("flags/fi.svg"))!.status).toBe(200);
});
