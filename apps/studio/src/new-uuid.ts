import type { ClockPort, RandomPort } from "./ports.ts";

/**
 * A UUID in the order of time (version 7, RFC 9562): 48 bits of milliseconds, then 74 random ones. Ids in the order of time keep the rows of
 * a draw together in the index.
 */
export function newUuid({ randomBytes, now }: ClockPort & RandomPort): string {
  const bytes = Buffer.from(randomBytes(16));
  bytes.writeUIntBE(now().getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString("hex");
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join("-");
}

/** The nil UUID of RFC 9562, which sorts before all others. */
export const NIL_UUID = "00000000-0000-0000-0000-000000000000";
