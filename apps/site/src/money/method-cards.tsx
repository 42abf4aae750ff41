import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { PayoutTime } from "@bellwether/market/payment-methods.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import Banknote from "lucide-react/icons/banknote";
import Bitcoin from "lucide-react/icons/bitcoin";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Ticket from "lucide-react/icons/ticket-percent";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { PaymentLogo } from "./payment-logo.tsx";
import { paymentName } from "./payment-name.ts";

export type Method = {
  code: string;
  name: string;
  class: string;
  /** Address of its logo; empty when there is none. */
  image: string;
  minimum: string;
  maximum: string;
  fee: string;
  currency: string;
  /** How long a payout takes; null for a deposit. */
  payout_time: PayoutTime | null;
};

type MethodCardsProps = {
  methods: readonly Method[];
  value: string;
  onChange: (code: string) => void;
  label: string;
  error?: string;
  /** Show logos and names only, where space is short. */
  brief?: boolean;
};

const kindIcons: Record<string, ReactNode> = {
  card: <CreditCard />,
  wallet: <Wallet />,
  bank: <Landmark />,
  cash: <Banknote />,
  voucher: <Ticket />,
  crypto: <Bitcoin />,
};

/** Payment methods as cards: the logo (or an icon of the kind when there is none), the kind, a payout's time, the cost. */
export function MethodCards({ methods, value, onChange, label, error, brief = false }: MethodCardsProps) {
  const t = useTexts();
  const language = useLanguage();
  const payoutKinds: Record<string, string> = {
    card: t("core.money_payout_card"),
    wallet: t("core.money_payout_wallet"),
    bank: t("core.money_payout_bank"),
  };
  const kinds: Record<string, string> = {
    card: t("core.money_kind_card"),
    wallet: t("core.money_kind_wallet"),
    bank: t("core.money_kind_bank"),
    cash: t("core.money_kind_cash"),
    voucher: t("core.money_kind_voucher"),
    crypto: t("core.money_kind_crypto"),
  };
  const detailOf = ({ class: kind, payout_time }: Method) =>
    payout_time
      ? [payoutKinds[kind], t(`core.money_arrives_${payout_time}`)].filter(Boolean).join(" · ")
      : kinds[kind];
  const feeText = ({ fee, currency }: Method) =>
    fee === "0.00" ? t("core.money_no_fee") : formatMoney(fee, currency, language);
  return (
    <RadioCards
      name={brief ? "quick_method" : "method"}
      look={brief ? "logos" : "rows"}
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      cards={methods.map((method) => ({
        value: method.code,
        title: paymentName(method, t),
        detail: brief ? undefined : detailOf(method),
        fee: brief ? undefined : feeText(method),
        logo: method.image ? (
          <PaymentLogo code={method.code} image={method.image} name={method.name} size="card" beside />
        ) : (
          kindIcons[method.class]
        ),
      }))}
    />
  );
}
