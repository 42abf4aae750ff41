import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import { Graphics } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { linear } from "../../player/ease.ts";
import type { Machine } from "./machine.ts";

const PAUSE_MS = 380;
const TURN_MS = 520;
const SEEN_MS = 320;
const LIGHT = "#fff0b0";

type Opening = { clock: Clock; machine: Pick<Machine, "reels" | "lit" | "cell">; opened(): void };

/**
 * Turns all mystery symbols over at once, after a short pause in which they are seen closed. `closed` is the grid before, `open` the grid
 * after. `opened` is called when the new symbol appears.
 */
export async function openMysteries(
  { clock, machine, opened }: Opening,
  symbol: string,
  closed: Grid,
  open: Grid,
): Promise<void> {
  const places = placesOfSymbol(closed, symbol);
  await clock.read(PAUSE_MS);
  const light = new Graphics();
  machine.lit.over.addChild(light);
  let isOpen = false;
  await clock.move(
    TURN_MS,
    (share) => {
      if (!isOpen && share >= 0.5) {
        isOpen = true;
        for (const [reel, column] of open.entries()) machine.reels[reel]?.show(column);
        opened();
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

/** The positions that show this symbol. */
function placesOfSymbol(grid: Grid, symbol: string): Position[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [{ reel, row }] : [])),
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
