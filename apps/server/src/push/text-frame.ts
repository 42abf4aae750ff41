const FINAL_TEXT = 0x81;
const MAX_SHORT_LENGTH = 125;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

let last: { text: string; frame: Buffer } | undefined;

/**
 * A server's WebSocket frame for one text, as bytes (RFC 6455, 5.2). The last frame is cached: a text goes to all of a player's screens,
 * and thousands may receive the same one.
 */
export function textFrame(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: encode(text) };
  return last.frame;
}

function encode(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length <= MAX_SHORT_LENGTH) return Buffer.concat([Buffer.from([FINAL_TEXT, body.length]), body]);
  const head = Buffer.alloc(body.length <= 0xffff ? 4 : 10);
  head[0] = FINAL_TEXT;
  head[1] = head.length === 4 ? LENGTH_IN_16_BITS : LENGTH_IN_64_BITS;
  if (head.length === 4) head.writeUInt16BE(body.length, 2);
  else head.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([head, body]);
}
