import { compareAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { usePush } from "../live/push-listeners.ts";
import { useBalance } from "../live/use-balance.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { AmountChoice } from "../money/amount-choice.tsx";
import { CashierStep } from "../money/cashier-step.tsx";
import { MethodCards } from "../money/method-cards.tsx";
import { PaymentResult } from "../money/payment-result.tsx";
import { PaymentTable } from "../money/payment-table.tsx";
import { paymentTexts } from "../money/payment-texts.ts";
import { PendingPayouts } from "../money/pending-payouts.tsx";
import { usePayment } from "../money/use-payment.ts";
import { WouldLose } from "../money/would-lose.tsx";
import { paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { redirectTo } from "../request/redirects.ts";
import { requirePlayer } from "../request/require-player.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/cashout.ts";
import styles from "./deposit.module.css";

const withdrawalsShown = 10;

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  if (!player.player_activated) throw redirectTo(site, paths.activation({ origin: args.url.pathname }));
  const [{ methods, suggested_amounts, withdrawable, would_lose }, history] = await Promise.all([
    callGate(site, "paymentMethods", { type: "W" }),
    callGate(site, "paymentHistory", { id: player.player_id, limit: 50 }),
  ]);
  return {
    page: pageOf(site, {
      title: "core.money_cashout_title",
      texts: ["core.money_", "core.error_", "core.history_"],
      unlisted: true,
    }),
    methods,
    suggested: suggested_amounts.filter((amount) => compareAmounts(amount, withdrawable) <= 0),
    withdrawable,
    wouldLose: would_lose,
    currency: player.player_currency,
    withdrawals: history.payments
      .filter(({ type, kind }) => type === "W" && (kind === "cashier" || kind === "support"))
      .slice(0, withdrawalsShown),
  };
}

/**
 * The withdrawal page: the available amount, the method, and how far payouts are. Each outcome shows the payout's status on this page; its next step
 * leads home, as an incomplete one must [4.16].
 */
export default function Cashout({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const payment = usePayment("startWithdrawal");
  const { revalidate } = useRevalidator();
  const { outcome } = payment;
  useEffect(() => {
    // Revalidates, so that the list below includes this payment.
    if (outcome) void revalidate();
  }, [outcome, revalidate]);
  usePush((message) => {
    if (message.type === "payment" && message.payment_type === "W") void revalidate();
  });
  const underWay = loaderData.withdrawals.filter(
    ({ payment_id, kind, state }) =>
      kind === "cashier" && state === "pending" && payment_id !== payment.payment?.id,
  );
  const again = () => {
    payment.reset();
    void revalidate();
  };
  return (
    <div className={loaderData.methods.length > 1 ? styles.page : styles.medium}>
      <PageHead title={t("core.money_cashout_title")} />
      {payment.payment && outcome ? (
        <PaymentResult
          kind="cashout"
          payment={payment.payment}
          outcome={outcome}
          payoutTime={loaderData.methods.find(({ code }) => code === payment.payment?.method)?.payout_time}
          back={{ href: paths.home(), label: t("core.money_back_to_lobby") }}
          onAgain={again}
        />
      ) : payment.payment ? (
        <Card padding="small">
          <CashierStep
            type="withdrawal"
            payment={payment.payment}
            onMessage={payment.onMessage}
            onChange={again}
          />
        </Card>
      ) : loaderData.methods.length === 0 ? (
        <Card>{t("core.money_no_cashout_methods")}</Card>
      ) : (
        <CashoutForm {...loaderData} payment={payment} />
      )}
      <Section title={t("core.money_cashout_history")} id="withdrawals">
        <PendingPayouts payouts={underWay} methods={loaderData.methods} />
        <PaymentTable
          payments={loaderData.withdrawals}
          caption={t("core.money_cashout_history")}
          empty={t("core.money_cashout_history_empty")}
          level={3}
        />
      </Section>
    </div>
  );
}

type CashoutFormProps = Pick<
  Route.ComponentProps["loaderData"],
  "methods" | "suggested" | "withdrawable" | "wouldLose" | "currency"
> & {
  payment: ReturnType<typeof usePayment>;
};

function CashoutForm({ methods, suggested, withdrawable, wouldLose, currency, payment }: CashoutFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const balance = useBalance();
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState(methods[0]?.code ?? "");
  const [amount, setAmount] = useState("");
  const { refusal } = payment;
  useFirstError(form, refusal);
  const chosen = methods.find((each) => each.code === method) ?? methods[0];
  if (!chosen) return null;
  // The live balance is newer than the loader's.
  const most = balance && balance.version >= 0 ? balance.cash : withdrawable;
  const maximum = compareAmounts(most, chosen.maximum) < 0 ? most : chosen.maximum;
  const { bounds, alert, errorOf } = paymentTexts(refusal, { ...chosen, maximum, currency }, { t, language });
  const exact = normaliseAmount(amount);
  const tooLittle = compareAmounts(most, chosen.minimum) < 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    payment.start({ method: chosen.code, amount: exact ?? amount, currency });
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className={styles.form}
      data-single={methods.length === 1 || undefined}
    >
      <FormAlert>{alert}</FormAlert>
      <Card className={styles.part}>
        <MethodCards
          label={t("core.money_cashout_method")}
          methods={methods}
          value={chosen.code}
          onChange={setMethod}
          error={errorOf("method")}
        />
      </Card>
      <Card className={styles.part}>
        <p className={styles.withdrawable}>
          {t("core.money_withdrawable")} <strong>{formatMoney(most, currency, language)}</strong>
        </p>
        <WouldLose takes={wouldLose} currency={currency} />
        <AmountChoice
          suggested={suggested}
          currency={currency}
          value={amount}
          onChange={setAmount}
          hint={tooLittle ? t("core.money_cashout_too_little", bounds) : t("core.money_bounds", bounds)}
          error={errorOf("amount")}
        />
        <SubmitButton
          size="large"
          block
          busy={payment.pending}
          busyLabel={t("core.money_busy")}
          disabled={tooLittle}
        >
          {exact
            ? t("core.money_cashout_submit", { amount: formatMoney(exact, currency, language) })
            : t("core.money_cashout_title")}
        </SubmitButton>
        <p className={styles.small}>{t("core.money_cashout_note")}</p>
      </Card>
    </form>
  );
}
