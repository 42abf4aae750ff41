import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useId, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldText, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { SumField } from "../money/sum-field.tsx";
import styles from "./limit-dialog.module.css";
import { daysOf, periodNames } from "./limit-list.ts";
import { minutesOf, TimeLimitFields, type TypedTime } from "./time-limit-fields.tsx";
import { useLimitText } from "./use-limit-text.ts";

export type WaitRule = { hours: number; untilPeriodEnds: boolean };

type LimitDialogProps = {
  limit: PlayerLimit;
  currency: string;
  wait: WaitRule;
  onDone: (limits: PlayerLimits) => void;
  onClose: () => void;
};

/** Sets a limit, lowers it at once, or requests a raise, which has to wait. It suggests no amount: the player enters their own. */
export function LimitDialog({ limit, currency, wait, onDone, onClose }: LimitDialogProps) {
  const t = useTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const text = useLimitText(currency);
  const { run, pending, refusal } = useGateWrite("changeLimit");
  const held = limit.actual;
  const [amount, setAmount] = useState(held?.amount ?? "");
  const [time, setTime] = useState<TypedTime>(typedTime(held?.time ?? undefined));
  useFirstError(form, refusal);

  const period = t(`core.safe_period_${periodNames[daysOf(limit)]}`);
  const slot = { type: limit.type, duration: daysOf(limit) };
  const change = async (input: Parameters<typeof run>[0]) => {
    const limits = await run(input);
    if (limits) onDone(limits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value =
      limit.type === "login" ? { time: minutesOf(time) } : { amount: normaliseAmount(amount) ?? amount };
    void change({ ...slot, action: held ? "update" : "set", ...value });
  };
  const params = refusal && text.params(limit.type, refusal);
  const wrong = refusal?.fields.amount ?? refusal?.fields.time;
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="small"
      title={t("core.safe_limit_dialog_title", { limit: t(`core.safe_limit_${limit.type}`), period })}
      closeLabel={t("core.shell_close")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("core.safe_cancel")}
          </Button>
          <Button type="submit" form={formId} busy={pending} busyLabel={t("core.safe_busy")}>
            {t("core.safe_limit_save")}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={layout.stack4} onSubmit={submit} noValidate>
        <FormAlert>
          {refusal && !wrong ? refusalText({ ...refusal, params: params ?? {} }, t) : undefined}
        </FormAlert>
        {limit.type === "login" ? (
          <TimeLimitFields value={time} onChange={setTime} error={fieldText(wrong, t, params)} />
        ) : (
          <SumField
            name="limit"
            label={t("core.safe_limit_amount")}
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={fieldText(wrong, t, params)}
            required
          />
        )}
        <p className={layout.small}>
          {t(wait.untilPeriodEnds ? "core.safe_limit_wait_period" : "core.safe_limit_wait", {
            hours: wait.hours,
          })}
        </p>
        {held && limit.state !== "cancelling" && (
          <div className={styles.remove}>
            <p className={layout.small}>{t("core.safe_limit_remove_text", { hours: wait.hours })}</p>
            <Button
              variant="quiet"
              block
              busy={pending}
              onClick={() => change({ ...slot, action: "cancel" })}
            >
              {t("core.safe_limit_remove")}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}

function typedTime(minutes: number | undefined): TypedTime {
  if (minutes === undefined) return { hours: "", minutes: "" };
  return { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
}
