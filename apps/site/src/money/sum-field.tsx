import { amountAsTyped } from "@bellwether/i18n/format/money.ts";
import { currencies, isCurrency } from "@bellwether/market/currencies.ts";
import { AmountField, type AmountFieldProps } from "@bellwether/ui/fields/amount-field.tsx";
import { useLanguage } from "../locale/texts.tsx";

type SumFieldProps = Omit<AmountFieldProps, "currencyPrefix" | "currencySuffix" | "value" | "onChange"> & {
  currency: string;
  /** Exact decimal text, or the incomplete input. */
  value: string;
  onChange: (typed: string) => void;
};

/** Field for an amount in a currency, with the currency's symbol where it has one and the decimal separator of the reader's language. */
export function SumField({ currency, value, onChange, ...field }: SumFieldProps) {
  const language = useLanguage();
  const sign = isCurrency(currency) ? currencies[currency] : { sign: currency, place: "after" };
  return (
    <AmountField
      {...field}
      currencyPrefix={sign.place === "before" ? sign.sign : undefined}
      currencySuffix={sign.place === "after" ? sign.sign : undefined}
      value={amountAsTyped(value, language)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
