import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { StatusPanel } from "@bellwether/ui/feedback/status-panel.tsx";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import { type FormEvent, useEffect, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { useGate } from "../gate/use-gate.ts";
import { useBalance } from "../live/use-balance.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { SitePlayer } from "../session/player.ts";
import { AmountChoice } from "./amount-choice.tsx";
import { CashierStep } from "./cashier-step.tsx";
import { type DepositRoom, isLimitUsed, LimitUsed } from "./limit-used.tsx";
import { type Method, MethodCards } from "./method-cards.tsx";
import { beginWith, usePaymentChoice } from "./payment-choice.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";
import { paymentTexts } from "./payment-texts.ts";
import styles from "./quick-deposit.module.css";
import { closeQuickDeposit, useQuickDeposit } from "./quick-deposit-state.ts";
import { useBonusCode } from "./use-bonus-code.ts";
import { type OpenPayment, usePayment } from "./use-payment.ts";
import { WelcomeBonus, type WelcomeOffer } from "./welcome-bonus.tsx";

type Offer = {
  methods: readonly Method[];
  suggested: readonly string[];
  welcome: WelcomeOffer;
  room: DepositRoom;
};
type QuickDepositProps = { player: SitePlayer; path: string };

/** A deposit over the paused game [2.29]: amount, method, cashier, result, and back to the game. */
export default function QuickDeposit({ player, path }: QuickDepositProps) {
  const t = useTexts();
  const open = useQuickDeposit((state) => state.open);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && closeQuickDeposit()}
      title={t("core.money_quick_title")}
      closeLabel={t("core.shell_close")}
      readFirst
      size="small"
    >
      <QuickDepositSteps player={player} path={path} />
    </Modal>
  );
}

function QuickDepositSteps({ player, path }: QuickDepositProps) {
  const t = useTexts();
  const { offer, failed, retry } = useOffer();
  const payment = usePayment("startDeposit");
  const whole = (
    <LinkButton as={Link} href={paths.deposit({ origin: path })} variant="quiet" block>
      {t("core.money_quick_whole")}
    </LinkButton>
  );
  if (payment.payment && payment.outcome)
    return <Outcome payment={payment.payment} outcome={payment.outcome} onAgain={payment.reset} />;
  if (payment.payment)
    return (
      <div className={styles.steps}>
        <CashierStep
          type="deposit"
          payment={payment.payment}
          onMessage={payment.onMessage}
          onChange={payment.reset}
        />
      </div>
    );
  if (failed)
    return (
      <div className={styles.steps}>
        <p role="alert">{t("core.error_unavailable")}</p>
        <Button onClick={retry} block>
          {t("core.money_again")}
        </Button>
        {whole}
      </div>
    );
  if (!offer)
    return (
      <p className={styles.wait} role="status">
        {t("core.money_frame_loading")}
      </p>
    );
  const [first] = offer.methods;
  if (!first) return <p>{t("core.money_no_methods")}</p>;
  if (offer.room && isLimitUsed(offer.room, offer.methods))
    return <LimitUsed room={offer.room} minimum={first.minimum} currency={player.currency} />;
  return (
    <div className={styles.steps}>
      <QuickDepositForm offer={offer} currency={player.currency} payment={payment} />
      {whole}
    </div>
  );
}

type FormProps = { offer: Offer; currency: string; payment: ReturnType<typeof usePayment> };

function QuickDepositForm({ offer, currency, payment }: FormProps) {
  const t = useTexts();
  const language = useLanguage();
  const [begin] = useState(() => beginWith(usePaymentChoice.getState(), offer));
  const [method, setMethod] = useState(begin.method);
  const [amount, setAmount] = useState(begin.amount);
  // Codes can be typed only on the deposit page; here the switch sets the code, or there is none.
  const bonus = useBonusCode("");
  const pending = payment.pending || bonus.pending;
  const chosen = offer.methods.find(({ code }) => code === method) ?? offer.methods[0];
  if (!chosen) return null;
  const { bounds, alert, errorOf } = paymentTexts(payment.refusal, { ...chosen, currency }, { t, language });
  const exact = normaliseAmount(amount);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    usePaymentChoice.setState({ method: chosen.code, ...(exact && { amount: exact }) });
    if (!(await bonus.claim())) return;
    await payment.start({ method: chosen.code, amount: exact ?? amount, currency });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.steps}>
      <FormAlert>{alert}</FormAlert>
      <AmountChoice
        suggested={offer.suggested}
        currency={currency}
        value={amount}
        onChange={setAmount}
        hint={t("core.money_bounds", bounds)}
        error={errorOf("amount")}
      />
      <MethodCards
        label={t("core.money_method")}
        methods={offer.methods}
        value={chosen.code}
        onChange={setMethod}
        error={errorOf("method")}
        brief
      />
      <WelcomeBonus
        offer={offer.welcome}
        currency={currency}
        bonus={bonus}
        switched
        onSwitch={bonus.setCode}
      />
      <Button type="submit" size="large" block busy={pending} busyLabel={t("core.money_busy")}>
        {exact
          ? t("core.money_deposit_submit", { amount: formatMoney(exact, currency, language) })
          : t("core.money_deposit_title")}
      </Button>
    </form>
  );
}

const statuses = { success: "done", failed: "failed", pending: "waiting", canceled: "canceled" } as const;

type OutcomeProps = { payment: OpenPayment; outcome: PaymentOutcome; onAgain: () => void };

function Outcome({ payment, outcome, onAgain }: OutcomeProps) {
  const t = useTexts();
  const language = useLanguage();
  const balance = useBalance();
  const again = outcome === "failed" || outcome === "canceled";
  const { amount, currency } = payment;
  return (
    <StatusPanel
      status={statuses[outcome]}
      title={t(`core.money_deposit_${outcome}_title` as MessageKey)}
      text={t(`core.money_deposit_${outcome}_text` as MessageKey)}
      amount={formatMoney(amount, currency, language)}
      facts={
        balance && [
          { label: t("core.money_balance"), value: formatMoney(balance.total, balance.currency, language) },
        ]
      }
      actions={
        <>
          {again && <Button onClick={onAgain}>{t("core.money_again")}</Button>}
          <Button variant={again ? "secondary" : "primary"} onClick={closeQuickDeposit}>
            {t("core.money_back_to_game")}
          </Button>
        </>
      }
    />
  );
}

/** Payment methods and suggested amounts, loaded when the sheet opens, together with the browser's last choice. */
function useOffer() {
  const gate = useGate();
  const [offer, setOffer] = useState<Offer>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let gone = false;
    Promise.all([gate("paymentMethods", { type: "D" }), usePaymentChoice.persist.rehydrate()]).then(
      ([{ methods, suggested_amounts, welcome_bonus, deposit_room }]) =>
        !gone &&
        setOffer({ methods, suggested: suggested_amounts, welcome: welcome_bonus, room: deposit_room }),
      () => !gone && setFailedAttempt(attempt),
    );
    return () => {
      gone = true;
    };
  }, [attempt, gate]);
  return { offer, failed: failedAttempt === attempt, retry: () => setAttempt((tries) => tries + 1) };
}
