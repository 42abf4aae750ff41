import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

type Words = { t: GameTexts; money: MoneyText };

/**
 * What the list says of a ticket. A stake, or a free ticket, is said to be back only when the wallet has confirmed it. Once a reward is over,
 * the list cannot tell whether its free ticket came back in time.
 */
export function ticketStateText(
  {
    state,
    payoutMinor,
    phase,
    isFree,
    freeUntil,
  }: Pick<DrawTicket, "state" | "payoutMinor" | "phase" | "isFree" | "freeUntil">,
  { t, money }: Words,
): string {
  if (state === "returned" || state === "returning" || phase === "void") {
    if (isFree)
      return t(state === "returned" && freeUntil !== null ? "free_tickets_returned" : "free_tickets_out");
    return t(state === "returned" ? "draw_returned" : "draw_returning");
  }
  if (payoutMinor === null) return t(phase === "betting" ? "draw_bought" : "draw_sealed");
  return BigInt(payoutMinor) > 0n ? t("draw_paid", { amount: money(payoutMinor) }) : t("draw_no_prize");
}

/** What is said after a ticket was cancelled; `wasLost` if it was a free ticket whose reward was over. */
export function cancelledText(
  { state, stakeMinor, isFree }: Pick<DrawTicket, "state" | "stakeMinor" | "isFree">,
  { t, money, wasLost }: Words & { wasLost: boolean },
): string {
  const isBack = state === "returned";
  if (isFree && wasLost) return t("free_tickets_lost");
  if (isFree) return t(isBack ? "free_tickets_back" : "free_tickets_back_soon");
  return t(isBack ? "draw_cancelled" : "draw_cancelled_soon", { amount: money(stakeMinor) });
}

/** Whether cancelling this ticket gives nothing back: it is a free ticket whose reward is over. `now` is the server's time in ms. */
export const losesFreeTicket = (
  { isFree, freeUntil }: Pick<DrawTicket, "isFree" | "freeUntil">,
  now: number,
): boolean => isFree && (freeUntil === null || Date.parse(freeUntil) <= now);
