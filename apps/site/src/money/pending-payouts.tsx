import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { PayoutTime } from "@bellwether/market/payment-methods.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paymentMethodOf } from "./payment-name.ts";
import type { Payment } from "./payment-table.tsx";
import styles from "./payout-steps.module.css";
import { PayoutSteps } from "./payout-steps.tsx";

type PendingPayoutsProps = {
  payouts: readonly Payment[];
  methods: readonly { code: string; payout_time: PayoutTime | null }[];
};

/** Each payout that is under way, with its step. */
export function PendingPayouts({ payouts, methods }: PendingPayoutsProps) {
  const t = useTexts();
  const language = useLanguage();
  return payouts.map(({ payment_id, amount, currency, method, is_approved }) => (
    <Card key={payment_id} className={styles.payout}>
      <h3 className={styles.title}>
        <span>{formatMoney(amount, currency, language)}</span>
        <span>{paymentMethodOf(method, t).name}</span>
      </h3>
      <PayoutSteps
        state="pending"
        isApproved={is_approved}
        time={methods.find(({ code }) => code === method)?.payout_time ?? null}
      />
    </Card>
  ));
}
