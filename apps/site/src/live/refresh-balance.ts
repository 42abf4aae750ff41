import { subtractAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { receiveBalance } from "./balance.ts";

/** Requests the balance from the gate. Ignores failures [8.08]: a push or the next page brings the balance. */
export async function refreshBalance(read: () => Promise<OutputOf<Calls["balance"]>>): Promise<void> {
  const answer = await read().catch(() => undefined);
  if (!answer) return;
  const {
    player_balance_amount: total,
    local_bonus_balance_amount: bonus,
    player_currency: currency,
    version,
  } = answer;
  receiveBalance({ total, bonus, cash: subtractAmounts(total, bonus), currency, version });
}
