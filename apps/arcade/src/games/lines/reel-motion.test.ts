import { describe, expect, it } from "vitest";
import { landing, landingMs, landingPlace, onLatch, running } from "./reel-motion.ts";

describe("a reel", () => {
  it("accelerates to 30 symbols a second within 220 ms and keeps that speed", () => {
    expect(running(0, 0)).toEqual({ turned: 0, speed: 0 });
    expect(running(0, 220).speed).toBe(30);
    expect(running(0, 1220).turned - running(0, 220).turned).toBeCloseTo(30);
  });

  it("never turns backwards while it runs", () => {
    let last = -1;
    for (let ms = 0; ms <= 1000; ms += 16) {
      const { turned } = running(0, ms);
      expect(turned).toBeGreaterThan(last);
      last = turned;
    }
  });

  it("lands on a whole symbol that is not visible when the stop is decided", () => {
    for (const turned of [0, 3.2, 17.999, 40]) {
      const place = landingPlace(turned, 3);
      expect(Number.isInteger(place)).toBe(true);
      expect(2 - place + turned).toBeLessThan(-1);
    }
  });

  it("overshoots its stop by less than half a symbol and rests on it exactly", () => {
    const furthest = Math.max(
      ...Array.from({ length: 101 }, (_, step) => landing(10, 16, step / 100).turned),
    );
    expect(furthest).toBeGreaterThan(16);
    expect(furthest).toBeLessThan(16.5);
    expect(landing(10, 16, 1).turned).toBe(16);
  });

  it("starts its landing at the speed it ran at", () => {
    const ms = landingMs(10, 16);
    const first = landing(10, 16, 1 / ms).turned - 10;
    expect(first * 1000).toBeCloseTo(30, 0);
  });
});

describe("19: a mechanical reel", () => {
  it("runs into its stop at full speed, recoils by less than a thirtieth of a symbol, and rests on it", () => {
    const way = Array.from({ length: 101 }, (_, step) => onLatch.at(3.4, 9, step / 100));
    const arrival = way.findIndex(({ turned }) => turned >= 9);
    expect(way.slice(0, arrival).every(({ speed }) => speed === 30)).toBe(true);
    expect(Math.max(...way.map(({ turned }) => turned))).toBeLessThan(9 + 1 / 30);
    expect(way.at(-1)?.turned).toBeCloseTo(9, 9);
    // The way without the recoil at 30 symbols a second.
    expect(onLatch.ms(3.4, 9) * 0.7).toBeCloseTo(((9 - 3.4) / 30) * 1000);
  });
});
