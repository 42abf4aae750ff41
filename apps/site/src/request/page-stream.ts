import { Transform } from "node:stream";

const PRELOAD = '<link rel="modulepreload"';
const LATER = `${PRELOAD} fetchpriority="low"`;

/** React hands out a page in hundreds of small pieces; so much of it is taken before React is told to wait. */
const TAKEN_AT_ONCE_BYTES = 262_144;

/**
 * What is rendered of a page in one turn, in one piece; its scripts are fetched after its styles and fonts: it can be
 * read without them, and on a slow line they would take most of its width. The router writes these links itself and has no word for it.
 */
export function pageStream(): Transform {
  // Byte for byte: the mark is ASCII, and a letter of several bytes may be cut between two chunks.
  const encoding = "latin1";
  let waiting: Buffer[] = [];
  let rest = "";
  let planned: NodeJS.Immediate | undefined;
  const lowered = (bytes: Buffer, isLast: boolean) => {
    const text = (rest + bytes.toString(encoding)).replaceAll(PRELOAD, LATER);
    const cut = isLast ? text.length : text.length - beginningOfMark(text);
    rest = text.slice(cut);
    return Buffer.from(text.slice(0, cut), encoding);
  };
  const pass = (page: Transform, isLast: boolean) => {
    planned = undefined;
    const bytes = Buffer.concat(waiting);
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

/** How many letters at the end may be the mark's beginning. */
function beginningOfMark(text: string): number {
  const last = text.lastIndexOf("<");
  const tail = last < 0 ? "" : text.slice(last);
  return PRELOAD.startsWith(tail) ? tail.length : 0;
}
