import { payTableBet } from "../rounds/pay-table-bet.ts";
import { findRoundById } from "../rounds/round-store.ts";
import type { StudioContext } from "../studio-parts.ts";

/** How many wallet calls of one table run at the same time. */
const MAX_AT_ONCE = 16;
const MAX_BATCH = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

type BetKey = { owner: string; id: string };

/**
 * Settles every bet of a drawn round once. A payout that the wallet does not confirm, and a bet that fails, are left to the resolver. Several
 * nodes may do this at the same time: each bet is settled by the one that moves it.
 */
export async function payBets(studio: StudioContext, tableId: string, number: number): Promise<void> {
  let last = BEFORE_ALL;
  for (;;) {
    const { rows } = await studio.database.query<BetKey>(
      `SELECT owner, id FROM studio_round WHERE table_id = $1 AND table_number = $2 AND state = 'staked' AND id > $3
       ORDER BY id LIMIT $4`,
      [tableId, number, last, MAX_BATCH],
    );
    const bets = rows.values();
    const payInTurn = async () => {
      for (const bet of bets) await paySafely(studio, bet);
    };
    await Promise.all(Array.from({ length: Math.min(MAX_AT_ONCE, rows.length) }, payInTurn));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < MAX_BATCH) return;
  }
}

/** A bet that fails must not block the others, nor the table. */
async function paySafely(studio: StudioContext, { owner, id }: BetKey): Promise<void> {
  try {
    await payTableBet(studio, await findRoundById(studio.database, owner, id));
  } catch (error) {
    studio.log.error({ err: error, round: id }, "a table's bet could not be settled");
  }
}
