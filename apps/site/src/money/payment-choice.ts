import { compareAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { isTextOrNone, keptState } from "../browser/kept-state.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { safeOrigin } from "../session/safe-origin.ts";

type PaymentChoice = {
  method: string | undefined;
  amount: string | undefined;
  /** As typed; cleared when a deposit has used it. */
  code: string | undefined;
  /** The page that the deposit started from, with its language. */
  origin: string | undefined;
};

const nothing: PaymentChoice = { method: undefined, amount: undefined, code: undefined, origin: undefined };

/** Method, amount and origin of the last deposit started, kept for the next one [3.05]; the code stays in this page's memory. */
export const usePaymentChoice = create<PaymentChoice>()(
  persist((): PaymentChoice => nothing, {
    name: "payment_choice",
    storage: keptState(inBrowser, ({ method, amount, origin }) =>
      [method, amount, origin].every(isTextOrNone),
    ),
    skipHydration: true,
    partialize: ({ method, amount, origin }) => ({ method, amount, origin }),
  }),
);

/** Called when the session ends: nobody else may see how its player paid [4.01]. */
export function forgetPaymentChoice(): void {
  usePaymentChoice.setState(nothing);
  usePaymentChoice.persist.clearStorage();
}

/** Initial method and amount of a deposit: the last choice if still offered and accepted, otherwise the first method and the first suggested amount. */
export function beginWith(
  choice: Pick<PaymentChoice, "method" | "amount">,
  offer: {
    methods: readonly { code: string; minimum: string; maximum: string }[];
    suggested: readonly string[];
  },
): { method: string; amount: string } {
  const method = offer.methods.find(({ code }) => code === choice.method) ?? offer.methods[0];
  const isTooMuch =
    choice.amount !== undefined && method !== undefined && compareAmounts(choice.amount, method.maximum) > 0;
  return {
    method: method?.code ?? "",
    amount: (isTooMuch ? undefined : choice.amount) ?? offer.suggested[0] ?? method?.minimum ?? "",
  };
}

/** Pages on the way to a deposit, and those of the deposit itself; the player never wants to return to them. */
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

/** Notes the current page: if the next page is the deposit, the deposit started here [3.24]. */
export function notePage(address: string): void {
  const path = new URL(address, "http://page.invalid").pathname;
  if (!onTheWay.has(withoutLanguage(path))) lastPage = address;
}

function noteReferrer(): void {
  const { origin, pathname, search } = URL.parse(document.referrer) ?? {};
  if (pathname !== undefined && origin === window.location.origin) notePage(pathname + search);
}

/** Sets the deposit's origin: from its address, otherwise the previous page (also after a full page load), otherwise the kept one. */
export function beginDepositFrom(asked: string | undefined): void {
  if (lastPage === undefined) noteReferrer();
  const origin = safeOrigin(asked ?? lastPage, "");
  if (origin !== "") usePaymentChoice.setState({ origin });
}
