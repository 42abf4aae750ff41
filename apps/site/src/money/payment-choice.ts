import { create } from "zustand";
import { persist } from "zustand/middleware";

type PaymentChoice = { method: string | undefined; amount: string | undefined };

/** The way to pay and the amount chosen last, kept for the next deposit [3.05]. */
export const usePaymentChoice = create<PaymentChoice>()(
  persist((): PaymentChoice => ({ method: undefined, amount: undefined }), {
    name: "payment_choice",
    skipHydration: true,
  }),
);

/** The session is over: how its player paid is nobody else's to see [4.01]. */
export function forgetPaymentChoice(): void {
  usePaymentChoice.setState({ method: undefined, amount: undefined });
  usePaymentChoice.persist.clearStorage();
}

/** What to begin a deposit with: the last choice as far as it is still there, else the first method and the first suggested amount. */
export function beginWith(
  choice: PaymentChoice,
  offer: { methods: readonly { code: string; minimum: string }[]; suggested: readonly string[] },
): { method: string; amount: string } {
  const method = offer.methods.find(({ code }) => code === choice.method) ?? offer.methods[0];
  return {
    method: method?.code ?? "",
    amount: choice.amount ?? offer.suggested[0] ?? method?.minimum ?? "",
  };
}
