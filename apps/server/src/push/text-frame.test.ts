import type { Writable } from "node:stream";
import { expect, it } from "vitest";
import * as ws from "ws";
import { textFrame } from "./text-frame.ts";

// The library's types do not include its receiver.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** Parses the bytes with the library's own receiver. */
const read = (bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on("message", (data: Buffer) => resolve(data.toString()));
    receiver.on("error", reject);
    receiver.write(bytes);
  });

it.each([0, 1, 125, 126, 65_535, 65_536])("a text of %i bytes is parsed back unchanged", async (length) => {
  const text = "x".repeat(length);
  expect(await read(textFrame(text))).toBe(text);
});

it("the length counts bytes, not characters", async () => {
  expect(await read(textFrame("100,00 € 🎰"))).toBe("100,00 € 🎰");
});

it("the same text sent twice is framed once, and a different one in between does not mix them up", () => {
  const first = textFrame("one");
  expect(textFrame("one")).toBe(first);
  expect(textFrame("two").subarray(2).toString()).toBe("two");
  expect(textFrame("one")).toEqual(first);
});
