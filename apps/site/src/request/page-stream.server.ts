import { Transform } from "node:stream";
import { laterModule, laterPreload } from "../waking/later-scripts.ts";

/** What the router writes, and what a page says instead. */
const REPLACED = [
  ['<link rel="modulepreload"', laterPreload],
  [' type="module" async=""', laterModule],
].map(([mark, instead]) => ({ mark: Buffer.from(mark!), instead: Buffer.from(instead!) }));

/** React hands out a page in hundreds of small pieces; so much of it is taken before React is told to wait. */
const TAKEN_AT_ONCE_BYTES = 262_144;

/**
 * What is rendered of a page in one turn, in one piece; its scripts are marked to be fetched later: it can be read without them, and on a slow
 * line they would take most of its width (`later-scripts.ts`). The router writes their tags itself and has no word for it.
 */
export function pageStream(): Transform {
  let waiting: Buffer[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let planned: NodeJS.Immediate | undefined;
  const pass = (page: Transform, isLast: boolean) => {
    planned = undefined;
    const bytes = Buffer.concat([rest, ...waiting]);
    waiting = [];
    const end = isLast ? bytes.length : bytes.length - beginningOfMark(bytes);
    rest = bytes.subarray(end);
    page.push(REPLACED.reduce(replaceAll, bytes.subarray(0, end)));
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

function replaceAll(bytes: Buffer, { mark, instead }: (typeof REPLACED)[number]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    pieces.push(bytes.subarray(from, at), instead);
    from = at + mark.length;
  }
  return from === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)]);
}

/** How many bytes at the end may be a mark's beginning. */
function beginningOfMark(bytes: Buffer): number {
  const lengths = REPLACED.map(({ mark }) => {
    let length = Math.min(mark.length - 1, bytes.length);
    while (length > 0 && !bytes.subarray(bytes.length - length).equals(mark.subarray(0, length))) length -= 1;
    return length;
  });
  return Math.max(...lengths);
}
