import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Fact } from "@bellwether/ui/data/fact.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { LogoutForm } from "../forms/logout-form.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGate, useGateWrite } from "../gate/use-gate.ts";
import { onRealityCheck, settleRealityCheck, useRealityCheck } from "../live/reality-check-state.ts";
import { useLocalHref } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./reality-check-dialog.module.css";

/**
 * Shows time and money of the session during play. It can be closed only by an answer: games continue once the gate knows
 * that the player has seen it.
 */
export default function RealityCheckDialog() {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const check = useRealityCheck((state) => state.due);
  const { run, pending, refusal } = useGateWrite("acknowledgeRealityCheck");
  const gate = useGate();
  // A check can wait until a round has ended. Its announcement has the figures from before.
  useEffect(() => {
    let isOpen = true;
    gate("readRealityCheck", {}).then(
      (now) => isOpen && now.is_due && onRealityCheck(now),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [gate]);
  if (!check) return null;
  const money = (amount: string) => formatMoney(amount, check.currency, language);
  const acknowledge = async (): Promise<boolean> => {
    const next = await run({});
    if (next) settleRealityCheck(next);
    return next !== undefined;
  };
  const seeHistory = async () => {
    if (await acknowledge()) void navigate(localHref(paths.gameHistory()));
  };
  return (
    <Modal
      open
      onOpenChange={() => {}}
      dismissible={false}
      title={t("core.dialog_check_title")}
      description={t("core.dialog_check_text", {
        hours: Math.floor(check.elapsed_minutes / 60),
        minutes: check.elapsed_minutes % 60,
      })}
      closeLabel={t("core.shell_close")}
      actions={
        <>
          <LogoutForm className={styles.logout}>
            <Button type="submit" variant="quiet" block>
              {t("core.dialog_check_leave")}
            </Button>
          </LogoutForm>
          <Button variant="secondary" busy={pending} onClick={seeHistory}>
            {t("core.dialog_check_history")}
          </Button>
          <Button busy={pending} onClick={acknowledge}>
            {t("core.dialog_check_continue")}
          </Button>
        </>
      }
    >
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <dl className={styles.facts}>
        <Fact
          label={t("core.dialog_check_time")}
          value={t("core.session_time_short", {
            hours: Math.floor(check.elapsed_minutes / 60),
            minutes: check.elapsed_minutes % 60,
          })}
        />
        <Fact label={t("core.dialog_check_net")} value={money(check.net_result)} />
        <Fact label={t("core.dialog_check_staked")} value={money(check.staked)} />
        <Fact label={t("core.dialog_check_paid")} value={money(check.paid)} />
      </dl>
    </Modal>
  );
}
