import { compareAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import { AmountChips } from "@bellwether/ui/fields/amount-field.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { SumField } from "./sum-field.tsx";

type AmountChoiceProps = {
  suggested: readonly string[];
  currency: string;
  value: string;
  onChange: (amount: string) => void;
  hint?: string;
  error?: string;
};

/** Field for an amount: one press on a suggested amount, or any other amount typed. */
export function AmountChoice({ suggested, currency, value, onChange, hint, error }: AmountChoiceProps) {
  const t = useTexts();
  const language = useLanguage();
  const sum = normaliseAmount(value);
  return (
    <>
      {suggested.length > 0 && (
        <AmountChips
          name="suggested"
          label={t("core.money_suggested")}
          chips={suggested.map((amount) => ({
            value: amount,
            label: formatMoney(amount, currency, language),
          }))}
          // However it was typed: 50 and 50,0 select the suggested 50.00.
          value={suggested.find((amount) => sum && compareAmounts(amount, sum) === 0) ?? ""}
          onChange={onChange}
        />
      )}
      <SumField
        name="amount"
        label={t("core.money_amount")}
        hint={hint}
        error={error}
        currency={currency}
        value={value}
        onChange={onChange}
        required
      />
    </>
  );
}
