import { address } from "@bellwether/ledger";
import { endDrawnTickets, openTicketsById } from "../bonus/index.ts";
import type { BooksPorts, ClockPort, LedgerPort } from "../ports.ts";
import { countOpenFreeRounds, type DrawKey, type FreeTickets, freeTicketsOf } from "../rounds/index.ts";

/**
 * Ends the free tickets of a closed draw. A ticket that won ends with its win; those without a win were closed together, beside their
 * players' accounts, so their rewards still count them. A repeated call continues where the last one stopped.
 * @param isLate checked after each reward; true leaves the rest to the next call.
 * @returns whether rewards are left.
 */
export async function endFreeTickets(
  deps: BooksPorts,
  key: DrawKey,
  isLate: () => boolean,
): Promise<boolean> {
  const rewards = await freeTicketsOf(deps.database, key);
  if (rewards.length === 0) return false;
  const stored = await openTicketsById(
    deps.database,
    rewards.map(({ rewardId }) => rewardId),
  );
  for (const reward of rewards) {
    const counted = stored.get(reward.rewardId);
    if (counted === undefined || counted === reward.openTickets) continue;
    if (isLate()) return true;
    await endTicketsOf(deps, reward);
  }
  return false;
}

/** Under the lock of the player's cash: no ticket is bought or paid meanwhile. */
async function endTicketsOf(
  { ledger, now }: LedgerPort & ClockPort,
  { playerId, rewardId, currency }: FreeTickets,
): Promise<void> {
  const accounts = [{ address: address.playerCash(playerId), currency }];
  await ledger.batch({ accounts, keys: [], transfersAtMost: 0 }, now(), async (_, connection) =>
    endDrawnTickets(
      connection,
      { id: rewardId, openTickets: await countOpenFreeRounds(connection, rewardId) },
      now(),
    ),
  );
}
