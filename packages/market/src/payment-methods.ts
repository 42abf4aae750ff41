import { protectionOf } from "./protection.ts";

/** Kinds of payment method, as the cashier groups them. */
export type PaymentClass = "card" | "wallet" | "bank" | "cash" | "voucher" | "crypto";

export type PaymentMethod = { code: string; name: string; class: PaymentClass; canWithdraw: boolean };

const method = (code: string, name: string, kind: PaymentClass, canWithdraw = true): PaymentMethod => ({
  code,
  name,
  class: kind,
  canWithdraw,
});

/** Payment codes [3.20]. */
export const paymentMethods: readonly PaymentMethod[] = [
  method("CREDITCARD", "Visa / Mastercard", "card"),
  method("WIZZVISA", "Visa", "card"),
  method("WIZZMC", "Mastercard", "card"),
  method("ZEEP", "Zeep", "wallet"),
  method("CLEANPAY", "CleanPay", "card"),
  method("NETELLER", "Neteller", "wallet"),
  method("SKRILL", "Skrill", "wallet"),
  method("BANK", "Bank transfer", "bank"),
  method("BANKLOCAL", "Local bank transfer", "bank"),
  method("BANKIBAN", "Bank transfer (IBAN)", "bank"),
  method("BANKINTL", "International transfer", "bank"),
  method("SOFORT", "Sofort", "bank", false),
  method("SWISH", "Swish", "wallet"),
  method("ECOPAYZ", "ecoPayz", "wallet"),
  method("INTERAC", "Interac", "bank"),
  method("MUCHBETTER", "MuchBetter", "wallet"),
  method("PAYSAFECARD", "paysafecard", "voucher", false),
  method("MIFINITY", "MiFinity", "wallet"),
  method("TRUSTLY", "Trustly", "bank"),
  method("ASTROPAYCARD", "AstroPay", "voucher", false),
  method("COMMUNITYBANK", "Community bank", "bank"),
  method("PAYRETAILERS", "PayRetailers", "cash", false),
  method("VOLT", "Volt", "bank"),
  method("BCP", "BCP", "bank", false),
  method("INTERBANK", "Interbank", "bank", false),
  method("BBVA_PE", "BBVA", "bank", false),
  method("PAGOEFECTIVO", "PagoEfectivo", "cash", false),
  method("PAY4FUN", "Pay4Fun", "wallet"),
  method("IDEBIT", "iDebit", "bank"),
  method("QUICKBIT", "Quickbit", "crypto", false),
  method("BOLETO", "Boleto", "cash", false),
  method("BOLETO_PIX", "Pix", "bank"),
  method("TRANSFERENCIA_BANCARIA", "Bank transfer", "bank"),
  method("WEBPAY", "Webpay", "card", false),
  method("KHIPU", "Khipu", "bank", false),
  method("FLYKK", "Flykk", "wallet"),
  method("CALLPAY", "Callpay", "bank", false),
  method("INPAY_ZAF", "Bank transfer (Inpay)", "bank"),
  method("INPAY_CAN", "Bank transfer (Inpay)", "bank"),
  method("INPAY_BRA", "Bank transfer (Inpay)", "bank"),
  method("INPAY_IND", "Bank transfer (Inpay)", "bank"),
  method("JETON", "Jeton", "wallet"),
  method("INDIAN_NET_BANKING", "Net banking", "bank", false),
  method("UPI", "UPI", "bank", false),
  method("READIES", "Readies", "wallet"),
  method("FORUMPAY", "ForumPay", "crypto", false),
];

/** Names that are ordinary words, which each language translates (`core.money_name_…`); all other names are brands. */
export const paymentWords: Readonly<Record<string, PaymentWords>> = {
  BANK: "bank",
  BANKLOCAL: "bank_inland",
  BANKIBAN: "bank_iban",
  BANKINTL: "bank_abroad",
  TRANSFERENCIA_BANCARIA: "bank",
  INPAY_ZAF: "bank_inpay",
  INPAY_CAN: "bank_inpay",
  INPAY_BRA: "bank_inpay",
  INPAY_IND: "bank_inpay",
};
export type PaymentWords = "bank" | "bank_inland" | "bank_iban" | "bank_abroad" | "bank_inpay";

const REST_OF_WORLD = [
  "CREDITCARD",
  "SKRILL",
  "NETELLER",
  "MUCHBETTER",
  "MIFINITY",
  "JETON",
  "PAYSAFECARD",
  "BANKIBAN",
];

/** Methods by country, in display order; also the footer's logos [9.09]. Finland has only Trustly. */
const methodsByCountry: Record<string, readonly string[]> = {
  NO: ["CREDITCARD", "MUCHBETTER", "MIFINITY", "JETON", "PAYSAFECARD", "BANKINTL", "QUICKBIT"],
  NL: ["CREDITCARD", "SKRILL", "NETELLER", "SOFORT", "PAYSAFECARD", "BANKIBAN"],
  SE: ["TRUSTLY", "SWISH", "ZEEP"],
  CA: ["INTERAC", "IDEBIT", "CREDITCARD", "ECOPAYZ", "MUCHBETTER", "PAYSAFECARD", "INPAY_CAN", "FORUMPAY"],
  NZ: ["WIZZVISA", "WIZZMC", "SKRILL", "NETELLER", "FLYKK", "PAYSAFECARD", "BANK"],
  DE: ["SOFORT", "CREDITCARD", "SKRILL", "NETELLER", "PAYSAFECARD", "BANKIBAN"],
  AT: ["SOFORT", "CREDITCARD", "SKRILL", "NETELLER", "PAYSAFECARD", "BANKIBAN"],
  FI: ["TRUSTLY"],
  IE: ["CREDITCARD", "VOLT", "SKRILL", "NETELLER", "MUCHBETTER", "BANKIBAN"],
  MT: ["CREDITCARD", "SKRILL", "NETELLER", "MUCHBETTER", "PAYSAFECARD", "BANKIBAN"],
  ZA: ["CALLPAY", "CREDITCARD", "ASTROPAYCARD", "READIES", "INPAY_ZAF"],
  IN: ["UPI", "INDIAN_NET_BANKING", "CLEANPAY", "ASTROPAYCARD", "SKRILL", "INPAY_IND"],
  PE: ["BCP", "INTERBANK", "BBVA_PE", "PAGOEFECTIVO", "CREDITCARD", "BANKLOCAL"],
  BR: ["BOLETO_PIX", "BOLETO", "PAY4FUN", "TRANSFERENCIA_BANCARIA", "INPAY_BRA"],
  CL: ["WEBPAY", "KHIPU", "COMMUNITYBANK", "PAYRETAILERS", "BANKLOCAL"],
};

const byCode = new Map(paymentMethods.map((each) => [each.code, each]));

/** Payment methods of a country; an unknown country has those of the rest of the world. Where credit is refused, cards say that they are debit. */
export function paymentMethodsOf(country: string): PaymentMethod[] {
  const methods = (methodsByCountry[country] ?? REST_OF_WORLD).map(methodOf);
  if (!protectionOf(country).refusesCredit) return methods;
  return methods.map((each) => (each.class === "card" ? { ...each, name: `${each.name} Debit` } : each));
}

/** How long a payout takes once it is approved: minutes, one working day, one to three, or three to five. */
export type PayoutTime = "minutes" | "day" | "days" | "week";

const payoutTimes: Record<string, PayoutTime> = {
  TRUSTLY: "minutes",
  VOLT: "minutes",
  INTERAC: "minutes",
  BOLETO_PIX: "minutes",
  BANKINTL: "week",
  INPAY_ZAF: "week",
  INPAY_CAN: "week",
  INPAY_BRA: "week",
  INPAY_IND: "week",
};

/** Countries of the offered markets where a bank must have credited a transfer by the end of the next working day. */
const dayForTransfers: ReadonlySet<string> = new Set(["AT", "DE", "FI", "IE", "MT", "NL", "NO", "SE"]);

/** How long a payout by this method takes in a country once it is approved. */
export function payoutTimeOf({ code, class: kind }: PaymentMethod, country: string): PayoutTime {
  if (code === "BANKIBAN" && dayForTransfers.has(country)) return "day";
  return payoutTimes[code] ?? (kind === "wallet" ? "minutes" : "days");
}

function methodOf(code: string): PaymentMethod {
  const method = byCode.get(code);
  if (!method) throw new Error(`there is no payment method ${code}`);
  return method;
}
