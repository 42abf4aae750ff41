import type { BuyTicketsReply } from "@bellwether/contract/studio/draws.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";
import type { MoneyText } from "../money/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

type Paid = { t: GameTexts; money: MoneyText; stakeMinor: bigint; isFree: boolean };

/** Says which tickets of a purchase were bought and for how much, and why the others were refused. */
export function purchaseText(
  { tickets }: Pick<BuyTicketsReply, "tickets">,
  { t, money, stakeMinor, isFree }: Paid,
): string {
  const count = tickets.filter(({ ticket }) => ticket !== null).length;
  const refused = tickets.find(({ refusal }) => refusal !== null)?.refusal;
  const amount = money(stakeMinor * BigInt(count));
  if (!refused) return isFree ? t("free_tickets_used", { count }) : t("draw_bought_all", { count, amount });
  const reason = ticketRefusalText(refused, t);
  return isFree
    ? t("free_tickets_used_some", { count, reason })
    : t("draw_bought_some", { count, amount, reason });
}

/** Why a ticket was refused. */
export const ticketRefusalText = (code: StudioErrorCode, t: GameTexts) =>
  t(code === "reward_over" ? "free_tickets_over" : `error_${code}`);
