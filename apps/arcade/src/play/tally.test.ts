import { describe, expect, it } from "vitest";
import { createClock } from "../player/clock.ts";
import { ManualFrames } from "../player/manual-frames.ts";
import { Taps, tally } from "./tally.ts";

function counting(still = false) {
  const frames = new ManualFrames();
  const taps = new Taps();
  const shown: bigint[] = [];
  let over = false;
  const plan = {
    amountMinor: 5000n,
    countMs: 2000,
    standMs: 1400,
    show: (minor: bigint) => shown.push(minor),
  };
  void tally(createClock(frames, { still }), taps, plan).then(() => {
    over = true;
  });
  return { frames, taps, shown, isOver: () => over, last: () => shown.at(-1) };
}

describe("a big win of 50.00", () => {
  it("a big win of 50.00 counts up for 2 s, never shows more than 50.00, and stays for 1.4 s", async () => {
    const { frames, shown, last, isOver } = counting();
    await frames.advance(1000);
    expect(last()).toBeGreaterThan(2000n);
    expect(last()).toBeLessThan(3000n);
    await frames.advance(1020);
    expect(last()).toBe(5000n);
    expect(shown.every((minor) => minor <= 5000n)).toBe(true);
    await frames.advance(1300);
    expect(isOver()).toBe(false);
    await frames.advance(200);
    expect(isOver()).toBe(true);
  });

  it("a big win of 50.00 shows the whole amount after a tap, stays for 0.6 s and disappears", async () => {
    const { frames, taps, last, isOver } = counting();
    await frames.advance(500);
    taps.tap();
    await frames.advance(50);
    expect(last()).toBe(5000n);
    expect(isOver()).toBe(false);
    await frames.advance(650);
    expect(isOver()).toBe(true);
  });

  it("a big win of 50.00 ignores a tap in the first 350 ms, which was meant for the spin button", async () => {
    const { frames, taps, last } = counting();
    await frames.advance(100);
    taps.tap();
    await frames.advance(600);
    expect(last()).toBeLessThan(5000n);
  });

  it("a big win of 50.00 does not count up with reduced motion: it stays for 2.4 s, or until a tap", async () => {
    const quiet = counting(true);
    expect(quiet.shown).toEqual([5000n]);
    await quiet.frames.advance(2300);
    expect(quiet.isOver()).toBe(false);
    await quiet.frames.advance(200);
    expect(quiet.isOver()).toBe(true);
    const tapped = counting(true);
    await tapped.frames.advance(800);
    tapped.taps.tap();
    await tapped.frames.advance(50);
    expect(tapped.isOver()).toBe(true);
  });
});
