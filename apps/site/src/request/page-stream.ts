import { Transform } from "node:stream";

const PRELOAD = Buffer.from('<link rel="modulepreload"');
const LATER = Buffer.concat([PRELOAD, Buffer.from(' fetchpriority="low"')]);

/** React hands out a page in hundreds of small pieces; so much of it is taken before React is told to wait. */
const TAKEN_AT_ONCE_BYTES = 262_144;

/**
 * What is rendered of a page in one turn, in one piece; its scripts are fetched after its styles and fonts: it can be
 * read without them, and on a slow line they would take most of its width. The router writes these links itself and has no word for it.
 */
export function pageStream(): Transform {
  let waiting: Buffer[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let planned: NodeJS.Immediate | undefined;
  const lowered = (bytes: Buffer, isLast: boolean) => {
    const pieces: Buffer[] = [];
    let from = 0;
    for (let at = bytes.indexOf(PRELOAD); at >= 0; at = bytes.indexOf(PRELOAD, from)) {
      pieces.push(bytes.subarray(from, at), LATER);
      from = at + PRELOAD.length;
    }
    const end = isLast ? bytes.length : bytes.length - beginningOfMark(bytes.subarray(from));
    rest = bytes.subarray(end);
    return Buffer.concat([...pieces, bytes.subarray(from, end)]);
  };
  const pass = (page: Transform, isLast: boolean) => {
    planned = undefined;
    const bytes = Buffer.concat([rest, ...waiting]);
    waiting = [];
    page.push(lowered(bytes, isLast));
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

/** How many bytes at the end may be the mark's beginning. */
function beginningOfMark(bytes: Buffer): number {
  const last = bytes.lastIndexOf("<");
  const tail = last < 0 ? bytes.length : bytes.length - last;
  return tail < PRELOAD.length && bytes.subarray(bytes.length - tail).equals(PRELOAD.subarray(0, tail))
    ? tail
    : 0;
}
