import type { PaymentKind } from "@bellwether/contract";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { DataTable } from "@bellwether/ui/data/data-table.tsx";
import { Empty } from "../brand/empty.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paymentKindText, paymentStateText } from "./payment-kind.ts";
import { PaymentLogo } from "./payment-logo.tsx";
import { paymentMethodOf } from "./payment-name.ts";
import styles from "./payment-table.module.css";

export type Payment = {
  payment_id: string;
  type: "D" | "W";
  kind: PaymentKind;
  state: string;
  is_approved: boolean;
  method: string;
  amount: string;
  currency: string;
  at: string;
};

type PaymentTableProps = {
  payments: readonly Payment[];
  caption: string;
  empty: string;
  /** Level of the heading that is shown when there are no payments. */
  level: 2 | 3;
};

/** Table of deposits and withdrawals with their outcome. */
export function PaymentTable({ payments, caption, empty, level }: PaymentTableProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <DataTable
      caption={caption}
      rows={payments}
      rowKey={(payment) => payment.payment_id}
      empty={<Empty title={empty} level={level} />}
      columns={[
        {
          key: "what",
          header: t("core.history_what"),
          lead: true,
          cell: (payment) => paymentKindText(payment, t),
        },
        { key: "at", header: t("core.history_when"), cell: (payment) => <LocalTime at={payment.at} /> },
        {
          key: "method",
          header: t("core.history_method"),
          cell: (payment) => <MethodCell code={payment.method} />,
        },
        {
          key: "state",
          header: t("core.history_state"),
          cell: (payment) => paymentStateText(payment, t),
        },
        {
          key: "amount",
          header: t("core.history_amount"),
          align: "end",
          cell: (payment) =>
            formatMoney(
              payment.type === "W" ? `-${payment.amount}` : payment.amount,
              payment.currency,
              language,
            ),
        },
      ]}
    />
  );
}

function MethodCell({ code }: { code: string }) {
  const { name, image } = paymentMethodOf(code, useTexts());
  return (
    <span className={styles.method}>
      <PaymentLogo code={code} image={image} name={name} size="row" beside />
      {name}
    </span>
  );
}
