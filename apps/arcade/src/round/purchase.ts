import type { Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import { PLAIN_PURCHASE } from "@bellwether/contract/studio/plain-purchase.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { purchaseName } from "@bellwether/i18n/game-sheet/sale-figures.ts";
import type { GameTexts } from "../texts/texts.ts";

/** The input of a round with the ante bet. */
export const ANTE: RoundInput = { ante: true };

/** Whether a round is a bonus buy. Its stake is the price of the free spins, and no reel turns before them. */
export function isPurchase(input: RoundInput | undefined): boolean {
  return input?.buy !== undefined;
}

/** Whether a round has the ante bet. Its stake is the whole price. */
export function hasAnteBet(input: RoundInput | undefined): boolean {
  return input?.ante === true;
}

/**
 * Says in words what was bought in place of a plain spin. Returns undefined for a plain spin, and for a purchase that is not on the sheet. The
 * input of an older round says `buy: true`: the slot then sold only its plain free spins.
 */
export function soldName(
  input: RoundInput | undefined,
  purchases: readonly Purchase[] | undefined,
  t: GameTexts,
): string | undefined {
  if (hasAnteBet(input)) return t("past_ante");
  const id = input?.buy === true ? PLAIN_PURCHASE : input?.buy;
  const bought = purchases?.find((each) => each.id === id);
  return bought && purchaseName(bought, t);
}
