import { Transform } from "node:stream";

const PRELOAD = '<link rel="modulepreload"';
const LATER = `${PRELOAD} fetchpriority="low"`;

/** React hands out a page in hundreds of small pieces; so much of it is taken before React is told to wait. */
const TAKEN_AT_ONCE_BYTES = 262_144;

/**
 * Lets a page's scripts be fetched after its styles, fonts and first pictures: the page is readable without them, and on a slow line they would take
 * most of its width. The router writes these links itself and has no word for it. What is rendered in one turn leaves in one piece.
 */
export function scriptsLast(): Transform {
  // Byte for byte: the mark is ASCII, and a letter of several bytes may be cut between two chunks.
  const encoding = "latin1";
  let waiting: Buffer[] = [];
  let rest = "";
  let planned: NodeJS.Immediate | undefined;
  const pass = (page: Transform, isLast: boolean) => {
    planned = undefined;
    const text = (rest + Buffer.concat(waiting).toString(encoding)).replaceAll(PRELOAD, LATER);
    waiting = [];
    const cut = isLast ? text.length : text.length - beginningOfMark(text);
    rest = text.slice(cut);
    if (cut > 0) page.push(Buffer.from(text.slice(0, cut), encoding));
  };
  return new Transform({
    writableHighWaterMark: TAKEN_AT_ONCE_BYTES,
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk);
      planned ??= setImmediate(() => pass(this, false));
      done();
    },
    flush(done) {
      clearImmediate(planned);
      pass(this, true);
      done();
    },
    destroy(error, done) {
      clearImmediate(planned);
      done(error);
    },
  });
}

/** How many letters at the end may be the mark's beginning. */
function beginningOfMark(text: string): number {
  const last = text.lastIndexOf("<");
  const tail = last < 0 ? "" : text.slice(last);
  return PRELOAD.startsWith(tail) ? tail.length : 0;
}
