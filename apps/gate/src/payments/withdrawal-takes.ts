import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { findUnplayedBonus } from "../bonus/index.ts";
import type { Player } from "../players/index.ts";
import type { DatabasePort, OpenOfferPorts } from "../ports.ts";
import { findUnplayedRewards, listEarningDeposits } from "../rewards/index.ts";

type Taken = OutputOf<typeof calls.paymentMethods>["would_lose"][number];

/** What a withdrawal would take from the player, and the cash that it must leave for each to stay. */
export async function withdrawalTakes(deps: DatabasePort & OpenOfferPorts, player: Player): Promise<Taken[]> {
  await listEarningDeposits(deps, player.id);
  const bonus = await findUnplayedBonus(deps.database, player);
  const rewards = await findUnplayedRewards(deps, player);
  return [
    ...(bonus
      ? [{ what: "bonus" as const, of: bonus.bonus.code, keep: minorToAmount(bonus.unplayedMinor) }]
      : []),
    ...rewards.map(({ what, promotion, unplayedMinor }) => ({
      what,
      of: promotion,
      keep: minorToAmount(unplayedMinor),
    })),
  ];
}
