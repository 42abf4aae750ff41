import type { Writable } from "node:stream";
import { expect, it } from "vitest";
import * as ws from "ws";
import { textFrame } from "./text-frame.ts";

// The library's types do not show its reader.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What the library's own reader makes of the bytes. */
const read = (bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on("message", (data: Buffer) => resolve(data.toString()));
    receiver.on("error", reject);
    receiver.write(bytes);
  });

it.each([0, 1, 125, 126, 65_535, 65_536])("a text of %i bytes is read back as it was", async (length) => {
  const text = "x".repeat(length);
  expect(await read(textFrame(text))).toBe(text);
});

it("a length is that of the bytes and not of the letters", async () => {
  expect(await read(textFrame("100,00 € 🎰"))).toBe("100,00 € 🎰");
});

it("the same text twice is framed once, and another in between is not mixed up with it", () => {
  const first = textFrame("one");
  expect(textFrame("one")).toBe(first);
  expect(textFrame("two").subarray(2).toString()).toBe("two");
  expect(textFrame("one")).toEqual(first);
});
