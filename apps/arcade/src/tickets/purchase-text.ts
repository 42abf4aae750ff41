import type { BuyTicketsReply } from "@bellwether/contract/studio/draws.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

type Reply = Pick<BuyTicketsReply, "tickets">;
type Paid = {
  t: GameTexts;
  money: MoneyText;
  stakeMinor: bigint;
  isFree: boolean;
  /** The times of some draws in words. */
  timesOf: (numbers: readonly number[]) => string;
};

/** Says which tickets of a purchase were bought and for how much, and for which draws the others were refused and why. */
export function purchaseText(reply: Reply, { t, money, stakeMinor, isFree, timesOf }: Paid): string {
  const count = reply.tickets.filter(({ ticket }) => ticket !== null).length;
  const amount = money(stakeMinor * BigInt(count));
  const bought = isFree ? t("free_tickets_used", { count }) : t("draw_bought_all", { count, amount });
  const refused = refusalsOf(reply).map(({ code, numbers }) =>
    t("draw_refused", { times: timesOf(numbers), reason: ticketRefusalText(code, t) }),
  );
  return [...(count > 0 ? [bought] : []), ...refused].join(" ");
}

/** The reasons for which draws were refused, each with the numbers of its draws. The order is that of the request. */
export function refusalsOf({ tickets }: Reply): { code: StudioErrorCode; numbers: number[] }[] {
  const byCode = new Map<StudioErrorCode, number[]>();
  for (const { number, refusal } of tickets)
    if (refusal !== null) byCode.set(refusal, [...(byCode.get(refusal) ?? []), number]);
  return [...byCode].map(([code, numbers]) => ({ code, numbers }));
}

/** Why a ticket was refused. */
export const ticketRefusalText = (code: StudioErrorCode, t: GameTexts) =>
  t(code === "reward_over" ? "free_tickets_over" : `error_${code}`);
