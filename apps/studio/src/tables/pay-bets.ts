import { MAX_HUB88_WINS } from "@bellwether/contract/hub88.ts";
import { NIL_UUID } from "../new-uuid.ts";
import type { RandomPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { findStakedBets, payTableBets } from "../rounds/index.ts";

/** How many wallet calls of one table run at the same time. */
const MAX_AT_ONCE = 8;

/**
 * Settles every bet of a drawn round once. A payout that the wallet does not confirm, and a bet that fails, are left to the resolver. Several
 * nodes may do this at the same time: each bet is settled by the one that moves it.
 */
export async function payBets(
  deps: SettlePorts & RandomPort & SeedVaultPort,
  tableId: string,
  number: number,
): Promise<void> {
  let lastId = NIL_UUID;
  let isOver = false;
  // One worker reads at a time, so that no two workers take the same bets.
  let reading: Promise<unknown> = Promise.resolve();
  const takeNext = async () => {
    if (isOver) return [];
    const bets = await findStakedBets(deps.database, { tableId, number, lastId, most: MAX_HUB88_WINS });
    lastId = bets.at(-1)?.id ?? lastId;
    isOver = bets.length < MAX_HUB88_WINS;
    return bets;
  };
  const payInTurn = async () => {
    for (;;) {
      const taking = reading.then(takeNext);
      reading = taking.catch(() => {});
      const bets = await taking;
      if (bets.length === 0) return;
      await payTableBets(deps, bets);
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, payInTurn));
}
