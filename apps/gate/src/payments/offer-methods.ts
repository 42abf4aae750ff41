import { amountToMinor, type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { payablePart, payoutTimeOf } from "@bellwether/market";
import { readBalance } from "../balance/index.ts";
import { offerWelcomeBonus } from "../bonus/index.ts";
import { readDepositRoom } from "../limits/index.ts";
import type { Player } from "../players/index.ts";
import type { BooksPorts, OfferPorts, StopsPort, TermsPort } from "../ports.ts";
import { methodsFor } from "./start-payment.ts";
import { withdrawalTakes } from "./withdrawal-takes.ts";

/**
 * The methods of the player's country with the amounts that would be accepted now: a payout's up to the cash there is, a deposit's within the
 * player's deposit limits. Where a limit leaves less than the smallest deposit, the amounts are those of the next period.
 */
export async function offerMethods(
  deps: BooksPorts & OfferPorts & TermsPort & StopsPort,
  player: Player,
  type: "D" | "W",
): Promise<OutputOf<typeof calls.paymentMethods>> {
  const { methods: known, bounds } = methodsFor(player, type);
  const methods = known.filter(({ code }) => !deps.stops.isStopped("method", code, deps.now()));
  const { cashMinor } = await readBalance(deps, player);
  const room =
    type === "D" ? await readDepositRoom(deps.database, player, bounds.minimumMinor, deps.now()) : undefined;
  const isWithin = (amountMinor: bigint) => room === undefined || amountMinor <= room.leftMinor;
  const isCapped = room !== undefined && isWithin(bounds.minimumMinor) && !isWithin(bounds.maximumMinor);
  const maximumMinor = isCapped ? payablePart(player.currency, room.leftMinor) : bounds.maximumMinor;
  const welcome = type === "D" ? await offerWelcomeBonus(deps, player) : null;
  return {
    welcome_bonus: welcome && isWithin(amountToMinor(welcome.minimum_deposit)) ? welcome : null,
    methods: methods.map((method) => ({
      code: method.code,
      name: method.name,
      class: method.class,
      image: `/art/payments/${method.code.toLowerCase()}.svg`,
      minimum: minorToAmount(bounds.minimumMinor),
      maximum: minorToAmount(maximumMinor),
      fee: "0.00",
      currency: player.currency,
      payout_time: type === "W" ? payoutTimeOf(method, player.country) : null,
    })),
    suggested_amounts: bounds.suggestedMinor.filter(isWithin).map(minorToAmount),
    would_lose: type === "W" ? await withdrawalTakes(deps, player) : [],
    withdrawable: minorToAmount(payablePart(player.currency, cashMinor > 0n ? cashMinor : 0n)),
    deposit_room: room
      ? { left: minorToAmount(room.leftMinor), renews_at: room.renewsAt?.toISOString() ?? null }
      : null,
  };
}
