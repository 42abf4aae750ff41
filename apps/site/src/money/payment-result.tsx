import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { PayoutTime } from "@bellwether/market/payment-methods.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { type PaymentStatus, StatusPanel } from "@bellwether/ui/feedback/status-panel.tsx";
import { useBalance } from "../live/use-balance.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths, withoutLanguage } from "../paths.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";
import { PayoutSteps } from "./payout-steps.tsx";
import type { OpenPayment } from "./use-payment.ts";

const statuses: Record<PaymentOutcome, PaymentStatus> = {
  success: "done",
  failed: "failed",
  pending: "waiting",
  canceled: "canceled",
};

type PaymentResultProps = {
  kind: "deposit" | "cashout";
  /** Undefined when the player returned from a payment that is not theirs. */
  payment?: Pick<OpenPayment, "amount" | "currency">;
  outcome: PaymentOutcome;
  /** How long a payout by its method takes. */
  payoutTime?: PayoutTime | null;
  /** The page that the player came from. */
  back: { href: string; label: string };
  onAgain: () => void;
};

/** A payment's outcome with a picture, a text and the next step. */
export function PaymentResult({
  kind,
  payment,
  outcome,
  payoutTime = null,
  back,
  onAgain,
}: PaymentResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const balance = useBalance();
  const amount = payment && formatMoney(payment.amount, payment.currency, language);
  const key = (part: string) => `core.money_${kind}_${outcome}_${part}` as MessageKey;
  const again = outcome === "failed" || outcome === "canceled";
  return (
    <StatusPanel
      status={statuses[outcome]}
      title={t(key("title"))}
      text={t(key("text"))}
      amount={amount}
      steps={
        kind === "cashout" && (outcome === "pending" || outcome === "success") ? (
          <PayoutSteps state={outcome} time={payoutTime} />
        ) : undefined
      }
      facts={
        balance && [
          { label: t("core.money_balance"), value: formatMoney(balance.total, balance.currency, language) },
        ]
      }
      actions={
        <>
          {again && <Button onClick={onAgain}>{t("core.money_again")}</Button>}
          <LinkButton as={Link} href={withoutLanguage(back.href)} variant={again ? "secondary" : "primary"}>
            {back.label}
          </LinkButton>
          {outcome === "failed" && (
            <LinkButton as={Link} href={paths.support()} variant="quiet">
              {t("core.money_help")}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
