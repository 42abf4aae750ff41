import { slotStops } from "@bellwether/contract/content/world.ts";
import { describe, expect, it } from "vitest";
import { landing, landingMs, landingPlace, latchStop, running, stoppings } from "./reel-motion.ts";

describe("a reel", () => {
  it("a reel accelerates to 30 symbols a second within 220 ms and keeps that speed", () => {
    expect(running(0, 0)).toEqual({ turned: 0, speed: 0 });
    expect(running(0, 220).speed).toBe(30);
    expect(running(0, 1220).turned - running(0, 220).turned).toBeCloseTo(30);
  });

  it("a reel never turns backwards while it runs", () => {
    let last = -1;
    for (let ms = 0; ms <= 1000; ms += 16) {
      const { turned } = running(0, ms);
      expect(turned).toBeGreaterThan(last);
      last = turned;
    }
  });

  it("a reel lands on a whole symbol that is not visible when the stop is decided", () => {
    for (const turned of [0, 3.2, 17.999, 40]) {
      const place = landingPlace(turned, 3);
      expect(Number.isInteger(place)).toBe(true);
      expect(2 - place + turned).toBeLessThan(-1);
    }
  });

  it("a reel overshoots its stop by less than half a symbol, then rests exactly on the stop", () => {
    const furthest = Math.max(
      ...Array.from({ length: 101 }, (_, step) => landing(10, 16, step / 100).turned),
    );
    expect(furthest).toBeGreaterThan(16);
    expect(furthest).toBeLessThan(16.5);
    expect(landing(10, 16, 1).turned).toBe(16);
  });

  it("a reel starts its landing at the 30 symbols a second at which it ran", () => {
    const ms = landingMs(10, 16);
    const first = landing(10, 16, 1 / ms).turned - 10;
    expect(first * 1000).toBeCloseTo(30, 0);
  });
});

describe("a mechanical reel", () => {
  it("a mechanical reel runs into its stop at full speed, recoils by less than a thirtieth of a symbol, and rests on it", () => {
    const way = Array.from({ length: 101 }, (_, step) => latchStop.at(3.4, 9, step / 100));
    const arrival = way.findIndex(({ turned }) => turned >= 9);
    expect(way.slice(0, arrival).every(({ speed }) => speed === 30)).toBe(true);
    expect(Math.max(...way.map(({ turned }) => turned))).toBeLessThan(9 + 1 / 30);
    expect(way.at(-1)?.turned).toBeCloseTo(9, 9);
    // The recoil takes the last 30 % of the time. Before it the reel runs at 30 symbols a second.
    expect(latchStop.ms(3.4, 9) * 0.7).toBeCloseTo(((9 - 3.4) / 30) * 1000);
  });
});

describe("a reel's stop in each slot world", () => {
  const wayOf = (stop: (typeof slotStops)[number]) =>
    Array.from({ length: 201 }, (_, step) => stoppings[stop].at(3.4, 9, step / 200).turned);

  it.each(slotStops)(
    "%s: starts at 30 symbols a second, rests exactly on the stop, and takes less than 1 s",
    (stop) => {
      const ms = stoppings[stop].ms(3.4, 9);
      expect((stoppings[stop].at(3.4, 9, 1 / ms).turned - 3.4) * 1000).toBeCloseTo(30, -1);
      expect(wayOf(stop).at(-1)).toBeCloseTo(9, 9);
      expect(ms).toBeLessThan(1_000);
    },
  );

  it("spring overshoots by more than 0.2 symbols, thud rebounds by 0.15 symbols, float does not overshoot", () => {
    expect(Math.max(...wayOf("spring"))).toBeGreaterThan(9.2);
    expect(Math.max(...wayOf("float"), ...wayOf("thud"))).toBeLessThanOrEqual(9);
    const stone = wayOf("thud");
    const hit = stone.findIndex((turned) => turned > 8.9);
    expect(Math.min(...stone.slice(stone.findIndex((turned) => turned > 8.99)))).toBeCloseTo(8.85, 2);
    expect(hit).toBeGreaterThan(0);
  });
});
