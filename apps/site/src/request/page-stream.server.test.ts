import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { pageStream } from "./page-stream.server.ts";

const page =
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><p>Pöllö €5 < €7</p><script nonce="a" type="module" async="">import "/a.js"</script>';
const expected = page
  .replace('"modulepreload"', '"modulepreload-later" fetchpriority="low"')
  .replace('type="module" async=""', 'type="module-later"');

it("marks a page's scripts as deferred, wherever its bytes are split, and changes nothing else", async () => {
  const bytes = Buffer.from(page);
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await text(Readable.from(chunks).pipe(pageStream()))).toBe(expected);
  }
});

it.each(["<p>a</p><link", '<p>a</p><script type="module"'])(
  "keeps the end of a page that ends in the middle of a mark: %s",
  async (page) => {
    expect(await text(Readable.from([Buffer.from(page)]).pipe(pageStream()))).toBe(page);
  },
);
