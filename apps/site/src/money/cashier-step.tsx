import type { CashierMessage } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useTexts } from "../locale/texts.tsx";
import { CashierFrame } from "./cashier-frame.tsx";
import type { OpenPayment, usePayment } from "./use-payment.ts";

type CashierStepProps = {
  type: CashierMessage["type"];
  payment: OpenPayment;
  onMessage: ReturnType<typeof usePayment>["onMessage"];
  /** Returns to the form. */
  onChange: () => void;
};

/** The step after a payment's form: the cashier, and the way back to the form. */
export function CashierStep({ type, payment, onMessage, onChange }: CashierStepProps) {
  const t = useTexts();
  return (
    <>
      <CashierFrame
        url={payment.frameUrl}
        paymentId={payment.id}
        type={type}
        title={t("core.money_frame_title")}
        onMessage={onMessage}
      />
      <Button variant="quiet" block onClick={onChange}>
        {t("core.money_change")}
      </Button>
    </>
  );
}
