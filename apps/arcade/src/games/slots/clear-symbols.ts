import type { SlotWinVerb } from "@bellwether/contract/content/world.ts";
import type { Container } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeIn, linear } from "../../player/ease.ts";
import { leavePose } from "./leave-pose.ts";

/** Drops symbols out at the bottom, the left ones first, and destroys them. `width` and `reach` are the grid's width and the height of the fall. */
export async function dropOut(
  clock: Clock,
  symbols: readonly Container[],
  { width, reach }: { width: number; reach: number },
): Promise<void> {
  const starts = symbols.map(({ y }) => y);
  await clock.move(
    350,
    (share) => {
      for (const [index, symbol] of symbols.entries()) {
        const late = Math.max(0, share * 1.4 - (symbol.x / width) * 0.32);
        symbol.y = (starts[index] as number) + easeIn(Math.min(1, late)) * reach;
      }
    },
    linear,
  );
  for (const symbol of symbols) symbol.destroy({ children: true });
}

/** Winning symbols leave as the title's world has it. `side` is a symbol's side, `scale` its size at the start. */
export async function leave(
  clock: Clock,
  symbols: readonly Container[],
  { verb = "burst", ms, side, scale = 1 }: { verb?: SlotWinVerb; ms: number; side: number; scale?: number },
): Promise<void> {
  const starts = symbols.map(({ x, y }) => ({ x, y }));
  await clock.move(
    ms,
    (share) => {
      const pose = leavePose(verb, share);
      for (const [index, symbol] of symbols.entries()) {
        const start = starts[index] ?? symbol;
        symbol.position.set(start.x + pose.x * side, start.y + pose.y * side);
        symbol.scale.set(pose.scaleX * scale, pose.scaleY * scale);
        symbol.rotation = pose.rotation;
        symbol.alpha = pose.alpha;
      }
    },
    easeIn,
  );
  for (const symbol of symbols) symbol.destroy({ children: true });
}
