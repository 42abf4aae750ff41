import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldText, refusalOf, refusalText } from "../gate/refusal.ts";
import { useGate } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { SumField } from "../money/sum-field.tsx";
import { daysOf, depositRows, periodNames } from "./limit-list.ts";
import { type LimitProblem, setDepositLimits, type TypedLimits } from "./set-deposit-limits.ts";
import { useLimitText } from "./use-limit-text.ts";

type DepositLimitsFormProps = {
  limits: PlayerLimits;
  currency: string;
  /** All three fields must have a value. */
  required: boolean;
  /** How long a raise has to wait. */
  wait: { hours: number; untilPeriodEnds: boolean };
  onSet: (outcome: { isWaiting: boolean }) => Promise<void> | void;
};

/** The three deposit limits at once. Fields hold only values that the player chose before: the house must not suggest a limit. */
export function DepositLimitsForm({ limits: held, currency, required, wait, onSet }: DepositLimitsFormProps) {
  const t = useTexts();
  const gate = useGate();
  const form = useRef<HTMLFormElement>(null);
  const [limits, setLimits] = useState<PlayerLimits>(held);
  const rows = depositRows(limits);
  const [typed, setTyped] = useState<TypedLimits>(() => typedOf(rows));
  const [problems, setProblems] = useState<LimitProblem[]>();
  const [pending, setPending] = useState(false);
  useFirstError(form, problems);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const outcome = await setDepositLimits({
      limits,
      typed,
      required,
      change: (input) => gate("changeLimit", input),
      refusalOf,
    });
    setPending(false);
    setLimits(outcome.limits);
    setProblems(outcome.problems.length > 0 ? outcome.problems : undefined);
    if (outcome.problems.length > 0) return;
    await onSet(outcome);
  };

  return (
    <form id="deposit-limit" ref={form} onSubmit={submit} noValidate>
      {rows.map((limit) => (
        <PeriodField
          key={limit.duration}
          limit={limit}
          currency={currency}
          value={typed[daysOf(limit)]}
          // Fields that were filled before hydration report their values in separate events before the next render, so update from the latest state.
          onChange={(value) => setTyped((before) => ({ ...before, [daysOf(limit)]: value }))}
          problem={problems?.find(({ days }) => days === limit.duration)}
          required={required}
        />
      ))}
      <GeneralProblem problems={problems} />
      <p className={layout.small}>
        {t(wait.untilPeriodEnds ? "core.safe_limit_wait_period" : "core.safe_limit_wait", {
          hours: wait.hours,
        })}
      </p>
      <SubmitButton size="large" block busy={pending} busyLabel={t("core.safe_busy")}>
        {t("core.safe_set_submit")}
      </SubmitButton>
    </form>
  );
}

type PeriodFieldProps = {
  limit: PlayerLimit;
  currency: string;
  value: string;
  onChange: (value: string) => void;
  problem?: LimitProblem;
  required: boolean;
};

function PeriodField({ limit, currency, value, onChange, problem, required }: PeriodFieldProps) {
  const t = useTexts();
  const text = useLimitText(currency);
  const wrong = problem?.refusal;
  return (
    <SumField
      name={`limit-${periodNames[daysOf(limit)]}`}
      label={t(`core.safe_set_${periodNames[daysOf(limit)]}`)}
      currency={currency}
      value={value}
      onChange={onChange}
      hint={limit.actual ? t("core.safe_set_now", { value: text.value(limit.actual) }) : undefined}
      error={wrong && fieldText(wrong.fields.amount ?? wrong.message, t, text.params("deposit", wrong))}
      required={required}
    />
  );
}

/** Errors that belong to no field, such as a gate that does not answer. */
function GeneralProblem({ problems }: { problems: LimitProblem[] | undefined }) {
  const t = useTexts();
  const general = problems?.find(({ days }) => days === undefined);
  return <FormAlert>{general && refusalText(general.refusal, t)}</FormAlert>;
}

function typedOf(rows: readonly PlayerLimit[]): TypedLimits {
  const typed: TypedLimits = { 1: "", 7: "", 30: "" };
  for (const row of rows) typed[daysOf(row)] = row.actual?.amount ?? "";
  return typed;
}
