import { DomainError } from "@bellwether/contract";
import { isPayable } from "@bellwether/market";
import type { Player } from "./player.ts";

/**
 * Refuses a fraction of a currency that has none in use, such as 10,000.50 pesos, wherever a player or an operator names an amount.
 * @throws DomainError `invalid_param`
 */
export function refuseFraction({ currency }: Pick<Player, "currency">, amountMinor: bigint): void {
  if (isPayable(currency, amountMinor)) return;
  throw new DomainError("invalid_param", {
    detail: `no fractions of ${currency} are in use`,
    fields: { amount: "core.error_amount_whole" },
  });
}
