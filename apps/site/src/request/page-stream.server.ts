import { Transform } from "node:stream";
import { laterModule, laterPreload } from "../hydration/later-scripts.ts";
import type { PageParts } from "./shared-parts.server.ts";

/** The markup that the router writes, and its replacement. */
const MARKS: readonly (readonly [mark: string, instead: string])[] = [
  ['<link rel="modulepreload"', laterPreload],
  [' type="module" async=""', laterModule],
];
const REPLACED = MARKS.map(([mark, instead]) => ({ mark: Buffer.from(mark), instead: Buffer.from(instead) }));

/** React writes a page in hundreds of small chunks; this many bytes are buffered before React gets back-pressure. */
const TAKEN_AT_ONCE_BYTES = 262_144;

/**
 * Joins the chunks that React renders in one turn, and marks the page's scripts to load later: the page is readable without them, and on a
 * slow connection they would take most of the bandwidth (`later-scripts.ts`). The router writes their tags itself and has no option for this.
 * Fills in the parts that the page shares with others.
 */
export function pageStream(parts?: PageParts): Transform {
  let waiting: Buffer[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let planned: NodeJS.Immediate | undefined;
  const pass = (page: Transform, isLast: boolean) => {
    planned = undefined;
    const bytes = Buffer.concat([rest, ...waiting]);
    waiting = [];
    const open = isLast ? 0 : Math.max(beginningOfMark(bytes), parts?.unfinished(bytes) ?? 0);
    const end = bytes.length - open;
    rest = bytes.subarray(end);
    const whole = REPLACED.reduce(replaceAll, bytes.subarray(0, end));
    page.push(parts ? parts.fill(whole) : whole);
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

/** The number of bytes at the end that may be the start of a mark. */
function beginningOfMark(bytes: Buffer): number {
  const lengths = REPLACED.map(({ mark }) => {
    let length = Math.min(mark.length - 1, bytes.length);
    while (length > 0 && !bytes.subarray(bytes.length - length).equals(mark.subarray(0, length))) length -= 1;
    return length;
  });
  return Math.max(...lengths);
}
