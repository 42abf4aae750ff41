import type { LimitDays } from "@bellwether/market/protection.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { shownParams } from "../money/shown-params.ts";
import { SumField } from "../money/sum-field.tsx";
import { periodNames } from "./limit-list.ts";

/** 24 hours, 7 days, a month: the periods that the market requires. */
const periods: readonly LimitDays[] = [1, 7, 30];

/** Asks for a deposit limit before the first deposit: the player's own amount and a period. Nothing is preselected. */
export function LimitPrompt({
  eyebrow,
  currency,
  onDone,
}: {
  /** As a step of signup: which step it is. */
  eyebrow?: string;
  currency: string;
  onDone: () => void;
}) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("changeLimit");
  const [amount, setAmount] = useState("");
  const [days, setDays] = useState<LimitDays>();
  useFirstError(form, refusal);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const set = await run({
      type: "deposit",
      action: "set",
      amount: normaliseAmount(amount) ?? amount,
      ...(days && { duration: days }),
    });
    if (set) onDone();
  };
  const params = refusal && shownParams(refusal.params, currency, language);
  const wrong = (field: string) => fieldError(refusal, field, t, params);
  const isOfField = wrong("amount") ?? wrong("duration");
  return (
    <FormPage
      {...(eyebrow !== undefined && { eyebrow, takesPlace: true })}
      title={t("core.safe_prompt_title")}
      text={t("core.safe_prompt_text")}
      pose="pointing"
    >
      <form ref={form} onSubmit={submit} noValidate>
        <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
        <SumField
          name="limit"
          label={t("core.safe_prompt_amount")}
          currency={currency}
          value={amount}
          onChange={setAmount}
          error={wrong("amount")}
          required
        />
        <RadioCards
          name="period"
          label={t("core.safe_prompt_period")}
          look="tiles"
          cards={periods.map((each) => ({
            value: String(each),
            title: t(`core.safe_prompt_${periodNames[each]}`),
          }))}
          value={days ? String(days) : ""}
          onChange={(value) => setDays(Number(value) as LimitDays)}
          error={wrong("duration")}
        />
        <SubmitButton size="large" block busy={pending} busyLabel={t("core.safe_prompt_busy")}>
          {t("core.safe_prompt_set")}
        </SubmitButton>
        <Button variant="quiet" block onClick={onDone}>
          {t("core.safe_prompt_skip")}
        </Button>
      </form>
    </FormPage>
  );
}
