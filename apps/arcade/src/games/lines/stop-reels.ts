import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { GameParts } from "../../play/game.ts";
import type { GiantBlock } from "./giant-block.ts";
import { planStops, TEASE_MS } from "./plan-stops.ts";
import type { Reel } from "./reel.ts";
import type { Tease } from "./tease.ts";

/** A machine whose reels stop one after the other. */
type StoppingMachine = { reels: readonly Reel[]; tease: Tease; giants?: GiantBlock | undefined };

/**
 * The input of `stopReels`. `merged` reels stop as one wide reel, with `cut` rows of its top symbol above the window. `startedAtMs` is the game time at which the reels started, `apartMs` the time between two stops. Calls
 * `settled` when a reel is at rest.
 */
export type StopPlan = {
  startedAtMs: number;
  apartMs: number;
  held?: readonly number[];
  linked?: readonly number[];
  merged?: readonly number[];
  cut?: number;
  isOpen(stopped: Grid): boolean;
  settled(reel: number): void;
};

/** A wide reel is heavy: the reels after it wait this much longer. */
const WIDE_MS = 420;
/** Minimum time from the start of the reels to the first stop. */
const MIN_SPIN_MS = 520;

/** Stops the reels on a grid, from left to right. A teased reel stops later and is lit. */
export async function stopReels(
  { clock, sound }: Pick<GameParts, "clock" | "sound">,
  { reels, tease, giants }: StoppingMachine,
  grid: Grid,
  { startedAtMs, apartMs, held = [], linked = [], merged = [], cut = 0, isOpen, settled }: StopPlan,
): Promise<void> {
  const leftMs = MIN_SPIN_MS - (clock.now() - startedAtMs);
  if (leftMs > 0) await clock.wait(leftMs);
  const together = merged.length > 0 ? merged : linked;
  const linkedMs = merged.length > 0 ? WIDE_MS : 0;
  const stops = planStops(grid, { apartMs, held, linked: together, linkedMs, isOpen });
  await Promise.all(
    reels.map(async (reel, index) => {
      const { atMs, isTeased } = stops[index] ?? { atMs: 0, isTeased: false };
      if (held.includes(index)) return;
      await clock.wait(1 + atMs - (isTeased ? TEASE_MS : 0));
      if (isTeased) {
        tease.light(index, () => sound.play("beat"));
        await clock.wait(TEASE_MS);
      }
      const isSettled = () => {
        tease.clear(index);
        settled(index);
      };
      if (!merged.includes(index)) return reel.land(grid[index] ?? [], isSettled);
      reel.show(grid[index] ?? []);
      if (index === merged[0]) await giants?.land(grid[index] ?? [], cut, isSettled);
    }),
  );
  tease.clear();
}
