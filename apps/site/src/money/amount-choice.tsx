import { formatMoney } from "@bellwether/i18n/format/money.ts";
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

/** How much: one press on a ready sum, or any other typed. */
export function AmountChoice({ suggested, currency, value, onChange, hint, error }: AmountChoiceProps) {
  const t = useTexts();
  const language = useLanguage();
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
          value={value}
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
