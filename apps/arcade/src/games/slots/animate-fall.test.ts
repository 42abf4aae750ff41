import { slotStops } from "@bellwether/contract/content/world.ts";
import { expect, it } from "vitest";
import { createClock } from "../../player/clock.ts";
import { ManualFrames } from "../../player/manual-frames.ts";
import { animateFall } from "./animate-fall.ts";

async function fall(stop: (typeof slotStops)[number], still = false) {
  const frames = new ManualFrames();
  const clock = createClock(frames, { still });
  const scales: [number, number][] = [];
  const view = { y: 0, scale: { set: (x: number, y: number) => void scales.push([x, y]) } };
  let landings = 0;
  let isOver = false;
  void animateFall(stop, clock, view, { y: 200, height: 100, ms: 300, landed: () => (landings += 1) }).then(
    () => {
      isOver = true;
    },
  );
  for (let ms = 0; ms < 1_000 && !isOver; ms += 16) await frames.advance(16);
  return { view, scales, landings, isOver };
}

it.each(slotStops)(
  "after a fall with %s a symbol has its final position and its own shape, and has landed once",
  async (stop) => {
    for (const still of [false, true]) {
      const { view, scales, landings, isOver } = await fall(stop, still);
      expect([isOver, landings]).toEqual([true, 1]);
      expect(view.y).toBeCloseTo(200);
      const [x = 1, y = 1] = scales.at(-1) ?? [];
      expect([x, y]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
    }
  },
);

it("a thud squashes a symbol by more than an eighth, a float does not squash it, and a spring stretches it afterwards", async () => {
  const lowest = async (stop: (typeof slotStops)[number]) =>
    Math.min(1, ...(await fall(stop)).scales.map(([, y]) => y));
  expect(await lowest("thud")).toBeLessThan(0.875);
  expect(await lowest("float")).toBe(1);
  expect(Math.max(...(await fall("spring")).scales.map(([, y]) => y))).toBeGreaterThan(1.02);
});
