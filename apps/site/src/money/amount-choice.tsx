import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { currencies, isCurrency } from "@bellwether/market/currencies.ts";
import { AmountChips, AmountField } from "@bellwether/ui/fields/amount-field.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";

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
  const sign = isCurrency(currency) ? currencies[currency] : { sign: currency, place: "after" };
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
      <AmountField
        name="amount"
        label={t("core.money_amount")}
        hint={hint}
        error={error}
        currencyPrefix={sign.place === "before" ? sign.sign : undefined}
        currencySuffix={sign.place === "after" ? sign.sign : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        required
      />
    </>
  );
}
