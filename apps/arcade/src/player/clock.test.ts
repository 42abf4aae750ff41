import { describe, expect, it, vi } from "vitest";
import { createClock } from "./clock.ts";
import { linear } from "./ease.ts";
import { ManualFrames } from "./manual-frames.ts";

describe("the clock", () => {
  it("the clock moves from 0 to exactly 1 in the given time", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const steps: number[] = [];
    void clock.move(30, (progress) => steps.push(Number(progress.toFixed(3))), linear);
    await frames.advance(60);
    expect(steps).toEqual([0.333, 0.667, 1]);
  });

  it("when still shows only the end of a movement, skips waits, and shortens a reading pause to 450 ms", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: true });
    const steps: number[] = [];
    const ended: string[] = [];
    void clock.move(5000, (progress) => steps.push(progress));
    void clock.wait(5000).then(() => ended.push("waited"));
    void clock.read(5000).then(() => ended.push("read"));
    await frames.advance(20);
    expect(steps).toEqual([1]);
    expect(ended).toEqual(["waited"]);
    await frames.advance(440);
    expect(ended).toEqual(["waited", "read"]);
  });

  it("the clock ends a movement whose step fails, reports the error, and goes on with the others", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = clock.move(100, () => {
      throw new Error("the picture is gone");
    });
    const steps: number[] = [];
    const other = clock.move(30, (progress) => steps.push(progress), linear);
    await frames.advance(60);
    await Promise.all([failing, other]);
    expect(steps.at(-1)).toBe(1);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("the picture is gone"));
    reported.mockRestore();
  });

  it("the clock requests no frame when nothing moves", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    expect(frames.asked).toBe(0);
    void clock.wait(20);
    expect(frames.asked).toBe(1);
    await frames.advance(50);
    expect(frames.asked).toBe(0);
  });

  it("the clock counts a frame after a sleep of a minute as 250 ms", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    void clock.wait(5000);
    await frames.advance(60_000, 60_000);
    expect(clock.now()).toBe(250);
  });

  it("the clock in turbo ends a movement of 900 ms after 300 ms, and a reading pause of 600 ms after 300 ms", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    clock.turbo(true);
    const over: string[] = [];
    void clock.move(900, () => {}).then(() => over.push("moved"));
    void clock.read(600).then(() => over.push("read"));
    await frames.advance(280);
    expect(over).toEqual([]);
    await frames.advance(40);
    expect(over.sort()).toEqual(["moved", "read"]);
  });

  it("when hurried finishes with the next frame, and keeps its normal pace afterwards", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const over: string[] = [];
    void clock.wait(5_000).then(() => over.push("first"));
    await frames.advance(20);
    clock.hurry(true);
    await frames.advance(20);
    expect(over).toEqual(["first"]);
    clock.hurry(false);
    void clock.wait(500).then(() => over.push("second"));
    await frames.advance(400);
    expect(over).toEqual(["first"]);
    await frames.advance(140);
    expect(over).toEqual(["first", "second"]);
  });
});
