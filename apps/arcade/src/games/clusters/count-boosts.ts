import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { ClustersEvent, ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import type { GameParts } from "../../play/game.ts";
import { semitonesUp } from "../../sound/semitones-up.ts";
import type { BoostMeter } from "./boost-meter.ts";
import type { CascadeView } from "./cascade-view.ts";

type BoostsWon = Extract<ClustersEvent, { type: "boosts-won" }>;

/** The sum of the numbers on the grid. */
export function sumOfBoosts({ symbols }: Pick<ClustersLayout, "symbols">, grid: Grid): number {
  const times = new Map(symbols.map((symbol) => [symbol.id, symbol.role === "boost" ? symbol.times : 0]));
  return grid.flat().reduce((sum, symbol) => sum + (times.get(symbol) ?? 0), 0);
}

/** Shows how the numbers on the grid are added one by one, and how their sum multiplies the win of the round. */
export async function countBoosts(
  {
    parts,
    view,
    meter,
    top,
  }: { parts: GameParts; view: CascadeView; meter: BoostMeter; top: { x: number; y: number } },
  { boosts, sum, payoutMinor }: BoostsWon,
  wonMinor: bigint,
): Promise<void> {
  const { t, money, sound, clock } = parts;
  let counted = 0;
  for (const [place, { times, ...position }] of boosts.entries()) {
    sound.play("reveal", semitonesUp(place * 2));
    await view.count(position, t("times", { multiplier: times }), top);
    counted += times;
    meter.show(counted, true);
    if (clock.still) await clock.read(220);
  }
  const total = money(wonMinor + BigInt(payoutMinor));
  parts.say(t("boosts_add_up", { won: money(wonMinor), sum, total }));
  parts.showWin(wonMinor + BigInt(payoutMinor));
  parts.vibrate("bonus");
  sound.play("feature");
  await view.proclaim(`${money(wonMinor)} ${t("times", { multiplier: sum })} = ${total}`);
}
