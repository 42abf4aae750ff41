import { describe, expect, it } from "vitest";
import { watchPace } from "./pace-meter.ts";

describe("the wait for the next round", () => {
  it("the wait for the next round is shown frame by frame until 2,500 ms have passed", async () => {
    let leftMs = 2500;
    const shown: number[] = [];
    const nextFrame = async () => {
      leftMs -= 1000;
    };
    await watchPace(
      () => Math.max(0, leftMs),
      2500,
      nextFrame,
      (share) => shown.push(Number(share.toFixed(2))),
    );
    expect(shown).toEqual([0, 0.4, 0.8, 1]);
  });
});
