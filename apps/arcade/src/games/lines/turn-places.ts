import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import { Graphics } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { linear } from "../../player/ease.ts";
import type { Machine } from "./machine.ts";

const PAUSE_MS = 380;
const TURN_MS = 520;
const SEEN_MS = 320;
const LIGHT = "#fff0b0";

type Turning = { clock: Clock; machine: Pick<Machine, "reels" | "lit" | "cell">; turned(): void };

/**
 * Turns all places over at once whose symbol changes, after a short pause in which they are seen as they were. `turned` is called when the
 * new symbols appear.
 */
export async function turnPlaces(
  { clock, machine, turned }: Turning,
  before: Grid,
  after: Grid,
): Promise<void> {
  const places = placesThatDiffer(before, after);
  await clock.read(PAUSE_MS);
  const light = new Graphics();
  machine.lit.over.addChild(light);
  let isTurned = false;
  await clock.move(
    TURN_MS,
    (share) => {
      if (!isTurned && share >= 0.5) {
        isTurned = true;
        for (const [reel, column] of after.entries()) machine.reels[reel]?.show(column);
        turned();
      }
      for (const { reel, row } of places) {
        const sprite = machine.reels[reel]?.spriteAt(row);
        if (sprite) sprite.scale.x = Math.max(0.02, Math.abs(1 - share * 2));
      }
      if (!light.destroyed) paintLight(light, machine.cell, places, share);
    },
    linear,
  );
  for (const { reel, row } of places) machine.reels[reel]?.spriteAt(row).scale.set(1);
  if (!light.destroyed) light.destroy();
  await clock.read(SEEN_MS);
}

/** The positions that show another symbol afterwards. */
function placesThatDiffer(before: Grid, after: Grid): Position[] {
  return before.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === after[reel]?.[row] ? [] : [{ reel, row }])),
  );
}

/** A frame of light around each place, which spreads and fades. */
function paintLight(
  light: Graphics,
  { width, height }: { width: number; height: number },
  places: readonly Position[],
  share: number,
): void {
  const strength = Math.sin(share * Math.PI);
  const spread = 10 - share * 14;
  light.clear();
  for (const { reel, row } of places)
    light
      .roundRect(reel * width + spread, row * height + spread, width - spread * 2, height - spread * 2, 18)
      .fill({ color: LIGHT, alpha: 0.34 * strength })
      .stroke({ color: LIGHT, width: 7, alpha: strength });
}
