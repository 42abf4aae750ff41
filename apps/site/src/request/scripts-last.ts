import { Transform } from "node:stream";

const PRELOAD = '<link rel="modulepreload"';
const LATER = `${PRELOAD} fetchpriority="low"`;

/**
 * Lets a page's scripts be fetched after its styles, fonts and first pictures: the page is readable without them, and on a slow line they would take
 * most of its width. The router writes these links itself and has no word for it.
 */
export function scriptsLast(): Transform {
  let rest = "";
  // Byte for byte: the mark is ASCII, and a letter of several bytes may be cut between two chunks.
  const encoding = "latin1";
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = (rest + chunk.toString(encoding)).replaceAll(PRELOAD, LATER);
      const cut = text.length - beginningOfMark(text);
      rest = text.slice(cut);
      done(null, Buffer.from(text.slice(0, cut), encoding));
    },
    flush(done) {
      done(null, Buffer.from(rest, encoding));
    },
  });
}

/** How many letters at the end may be the mark's beginning. */
function beginningOfMark(text: string): number {
  const last = text.lastIndexOf("<");
  const tail = last < 0 ? "" : text.slice(last);
  return PRELOAD.startsWith(tail) ? tail.length : 0;
}
