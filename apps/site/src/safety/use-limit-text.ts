import type { LimitEntry, PlayerLimit } from "@bellwether/contract/calls/limits.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { LimitType } from "@bellwether/market/protection.ts";
import type { Refusal } from "../gate/refusal.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { shownParams } from "../money/shown-params.ts";

/** Formats values of limits and the gate's messages about them: sums as money, minutes as hours and minutes. */
export function useLimitText(currency: string) {
  const t = useTexts();
  const language = useLanguage();
  const timeText = useTimeText();

  const minutes = (count: number) =>
    t("core.safe_duration", { hours: Math.floor(count / 60), minutes: count % 60 });
  const money = (amount: string) => formatMoney(amount, currency, language);
  return {
    value: (entry: Pick<LimitEntry, "amount" | "time">) =>
      entry.amount === null ? minutes(entry.time ?? 0) : money(entry.amount),
    /** The used part of the period's limit; 0 loss for a player who has won more than lost. */
    used: ({ type, used }: Pick<PlayerLimit, "type" | "used">) =>
      type === "login" ? minutes(Number.parseInt(used, 10)) : money(used.startsWith("-") ? "0.00" : used),
    params: (type: LimitType, { params }: Pick<Refusal, "params">): Record<string, string> => ({
      ...(type === "login" && params.maximum
        ? { maximum: minutes(Number(params.maximum)) }
        : shownParams(params, currency, language)),
      ...(params.from && { from: timeText(params.from) }),
    }),
  };
}
