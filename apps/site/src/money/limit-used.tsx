import { compareAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { EmptyState } from "@bellwether/ui/feedback/empty-state.tsx";
import { Link } from "../locale/link.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";

export type DepositRoom = OutputOf<Calls["paymentMethods"]>["deposit_room"];

/** Whether the player's deposit limits leave less than the smallest deposit. */
export function isLimitUsed(room: DepositRoom, methods: readonly { minimum: string }[]): boolean {
  const [method] = methods;
  return room !== null && method !== undefined && compareAmounts(room.left, method.minimum) < 0;
}

type LimitUsedProps = { room: NonNullable<DepositRoom>; minimum: string; currency: string };

/** In place of a deposit's form, while a limit allows none: when it allows one again, and nothing that invites to play. */
export function LimitUsed({ room, minimum, currency }: LimitUsedProps) {
  const t = useTexts();
  const language = useLanguage();
  const timeText = useTimeText();
  const params = {
    left: formatMoney(room.left, currency, language),
    minimum: formatMoney(minimum, currency, language),
  };
  return (
    <EmptyState
      level={2}
      title={t("core.money_limit_used_title")}
      text={
        room.renews_at
          ? t("core.money_limit_used_text", { ...params, time: timeText(room.renews_at) })
          : t("core.money_limit_low_text", params)
      }
      action={
        <LinkButton as={Link} href={paths.limitsOnPlaySafe()} variant="secondary">
          {t("core.money_limit_see")}
        </LinkButton>
      }
    />
  );
}
