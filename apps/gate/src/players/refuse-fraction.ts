import { DomainError } from "@bellwether/contract";
import { isPayable } from "@bellwether/market";
import type { Player } from "./player.ts";

/**
 * Refuses an amount with a fraction in a currency that does not use fractions, such as 10,000.50 pesos, wherever a player or an operator
 * enters an amount.
 * @throws DomainError `invalid_param`
 */
export function refuseFraction({ currency }: Pick<Player, "currency">, amountMinor: bigint): void {
  if (isPayable(currency, amountMinor)) return;
  throw new DomainError("invalid_param", {
    detail: `no fractions of ${currency} are in use`,
    fields: { amount: "core.error_amount_whole" },
  });
}
