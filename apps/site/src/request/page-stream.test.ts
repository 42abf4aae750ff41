import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { pageStream } from "./page-stream.ts";

const page =
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><p>Pöllö €5 < €7</p>';
const expected = page.replace("modulepreload", 'modulepreload" fetchpriority="low').replace('""', '"');

it("a page's preloaded scripts get a low priority, wherever its bytes are cut, and nothing else changes", async () => {
  const bytes = Buffer.from(page);
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await text(Readable.from(chunks).pipe(pageStream()))).toBe(expected);
  }
});

it("a page that ends in the middle of the mark keeps its end", async () => {
  expect(await text(Readable.from([Buffer.from("<p>a</p><link")]).pipe(pageStream()))).toBe("<p>a</p><link");
});
