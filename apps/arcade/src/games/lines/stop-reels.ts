import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { GameParts } from "../../play/game.ts";
import { planStops, TEASE_MS } from "./plan-stops.ts";
import type { Reel } from "./reel.ts";
import type { Tease } from "./tease.ts";

/** A machine whose reels stop one after the other. */
type StoppingMachine = { reels: readonly Reel[]; tease: Tease };

/**
 * The input of `stopReels`. `startedAtMs` is the game time at which the reels started, `apartMs` the time between two stops. Calls
 * `settled` when a reel is at rest.
 */
export type StopPlan = {
  startedAtMs: number;
  apartMs: number;
  held?: readonly number[];
  linked?: readonly number[];
  isOpen(stopped: Grid): boolean;
  settled(reel: number): void;
};

/** Minimum time from the start of the reels to the first stop. */
const MIN_SPIN_MS = 520;

/** Stops the reels on a grid, from left to right. A teased reel stops later and is lit. */
export async function stopReels(
  { clock, sound }: Pick<GameParts, "clock" | "sound">,
  { reels, tease }: StoppingMachine,
  grid: Grid,
  { startedAtMs, apartMs, held = [], linked = [], isOpen, settled }: StopPlan,
): Promise<void> {
  const leftMs = MIN_SPIN_MS - (clock.now() - startedAtMs);
  if (leftMs > 0) await clock.wait(leftMs);
  const stops = planStops(grid, { apartMs, held, linked, isOpen });
  await Promise.all(
    reels.map(async (reel, index) => {
      const { atMs, isTeased } = stops[index] ?? { atMs: 0, isTeased: false };
      if (held.includes(index)) return;
      await clock.wait(1 + atMs - (isTeased ? TEASE_MS : 0));
      if (isTeased) {
        tease.light(index, () => sound.play("beat"));
        await clock.wait(TEASE_MS);
      }
      await reel.land(grid[index] ?? [], () => {
        tease.clear(index);
        settled(index);
      });
    }),
  );
  tease.clear();
}
