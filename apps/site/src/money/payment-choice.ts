import { create } from "zustand";
import { persist } from "zustand/middleware";
import { paths, withoutLanguage } from "../paths.ts";
import { safeOrigin } from "../session/safe-origin.ts";

type PaymentChoice = {
  method: string | undefined;
  amount: string | undefined;
  /** As typed, until a deposit has used it. */
  code: string | undefined;
  /** The page that the deposit was begun on, with its language. */
  origin: string | undefined;
};

const nothing: PaymentChoice = { method: undefined, amount: undefined, code: undefined, origin: undefined };

/** The way to pay, the amount and the page of the deposit last begun, kept for the next [3.05]; the code stays in this page's memory. */
export const usePaymentChoice = create<PaymentChoice>()(
  persist((): PaymentChoice => nothing, {
    name: "payment_choice",
    skipHydration: true,
    partialize: ({ method, amount, origin }) => ({ method, amount, origin }),
  }),
);

/** The session is over: how its player paid is nobody else's to see [4.01]. */
export function forgetPaymentChoice(): void {
  usePaymentChoice.setState(nothing);
  usePaymentChoice.persist.clearStorage();
}

/** What to begin a deposit with: the last choice as far as it is still there, else the first method and the first suggested amount. */
export function beginWith(
  choice: Pick<PaymentChoice, "method" | "amount">,
  offer: { methods: readonly { code: string; minimum: string }[]; suggested: readonly string[] },
): { method: string; amount: string } {
  const method = offer.methods.find(({ code }) => code === choice.method) ?? offer.methods[0];
  return {
    method: method?.code ?? "",
    amount: choice.amount ?? offer.suggested[0] ?? method?.minimum ?? "",
  };
}

/** Pages on the way to a deposit, and those of the deposit itself: nobody wants to be led back to them. */
const onTheWay: ReadonlySet<string> = new Set([
  paths.deposit(),
  paths.depositFailed(),
  paths.paymentRedirect(),
  paths.activation(),
  paths.login(),
  paths.signup(),
  paths.forgottenPassword(),
  paths.setEmail(),
  paths.setLimits(),
  paths.setPhoneNumber(),
]);

let lastPage: string | undefined;

/** The page shown now: should the next be the deposit, it was begun here [3.24]. */
export function notePage(address: string): void {
  const path = new URL(address, "http://page.invalid").pathname;
  if (!onTheWay.has(withoutLanguage(path))) lastPage = address;
}

function noteReferrer(): void {
  const { origin, pathname, search } = URL.parse(document.referrer) ?? {};
  if (pathname !== undefined && origin === window.location.origin) notePage(pathname + search);
}

/** Where this deposit was begun: as its address says, else the page before it, also over a whole page load, else as was kept. */
export function beginDepositFrom(asked: string | undefined): void {
  if (lastPage === undefined) noteReferrer();
  const origin = safeOrigin(asked ?? lastPage, "");
  if (origin !== "") usePaymentChoice.setState({ origin });
}
