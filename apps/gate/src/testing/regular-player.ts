import type { GateFixture } from "./gate-fixture.ts";
import type { Desk } from "./office-desk.ts";
import { takeSeat } from "./provider-seat.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

/** `won` is what a bet of 100.00 has paid. */
export type RegularOptions = {
  won?: number;
  method?: string;
  lastname?: string;
  country?: string;
  phone?: string;
};

/**
 * A player who is known, has staked a deposit of 100.00 once, won, and been paid 20.00 before, so that no rule holds the next payout.
 * @param payments a desk that may approve withdrawals
 */
export async function regularPlayer(
  gate: GateFixture,
  payments: Desk,
  { won = 100, method = "TRUSTLY", ...more }: RegularOptions = {},
) {
  const player = await gate.stranger(more);
  await gate.database.query("UPDATE player SET identity_checked_at = $2 WHERE id = $1", [
    player.id,
    gate.clock.at,
  ]);
  await gate.deposit(player, "100.00", method);
  const seat = await takeSeat(gate, player);
  await seat.win(await seat.bet(100), won);
  const first = await beginPayout(gate, player, "20.00", {}, method);
  await payments.call("approveWithdrawal", { transaction_id: first.id, reason: "all is in order" });
  await first.payout.transfer(first.authCode);
  return { player, seat };
}

/** Asks for a withdrawal and sets its money aside. `more` are fields of the cashier's authorize call. */
export async function beginPayout(
  gate: GateFixture,
  player: Player,
  amount: string,
  more: Record<string, string> = {},
  method?: string,
) {
  const payout = await gate.beginWithdrawal(player, amount, method);
  const { authCode } = await payout.authorize(more);
  return { payout, authCode, id: payout.transactionId };
}
