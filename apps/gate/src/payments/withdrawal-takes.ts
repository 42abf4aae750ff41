import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { findUnplayedBonus } from "../bonus/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, PromotionsPort, TitlesPort } from "../ports.ts";
import { findUnplayedRewards, listEarningDeposits } from "../rewards/index.ts";

type Taken = OutputOf<typeof calls.paymentMethods>["would_lose"][number];

/** What a withdrawal would take from the player, and the cash that it must leave for each to stay. */
export async function withdrawalTakes(
  deps: DatabasePort & ClockPort & PromotionsPort & TitlesPort,
  player: Player,
): Promise<Taken[]> {
  const { database, now } = deps;
  await listEarningDeposits(deps, player.id);
  const bonus = await findUnplayedBonus(database, player, now());
  const spins = await findUnplayedRewards(database, player.id, now());
  return [
    ...(bonus
      ? [{ what: "bonus" as const, of: bonus.bonus.code, keep: minorToAmount(bonus.unplayedMinor) }]
      : []),
    ...spins.map(({ promotion, unplayedMinor }) => ({
      what: "spins" as const,
      of: promotion,
      keep: minorToAmount(unplayedMinor),
    })),
  ];
}
