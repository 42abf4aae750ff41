import type { CashierMessage } from "@bellwether/contract/frames.ts";
import { useEffect, useRef, useState } from "react";
import { useRequestId } from "../gate/request-id.ts";
import { useGate, useGateWrite } from "../gate/use-gate.ts";
import { showPayment } from "../live/deposit-note.ts";
import { noteDeposit } from "../live/has-deposited.ts";
import { usePush } from "../live/push-listeners.ts";
import { refreshBalance } from "../live/refresh-balance.ts";
import { pushTagEvent } from "../live/tag-events.ts";
import { useRoot } from "../page-data/use-player.ts";
import { usePaymentChoice } from "./payment-choice.ts";
import { paymentEvents } from "./payment-events.ts";
import { outcomeOfMessage, outcomeOfState, type PaymentOutcome, settleOutcome } from "./payment-outcome.ts";
import type { ReturnedPayment } from "./returned-payment.ts";

export type OpenPayment = { id: string; frameUrl: string; amount: string; method: string; currency: string };

/**
 * One payment from form to outcome: opened at the gate, made in the cashier's frame, its outcome reported by frame and push. It may start with a
 * payment that the player returned from.
 */
export function usePayment(call: "startDeposit" | "startWithdrawal", returned?: ReturnedPayment) {
  const gate = useGate();
  const write = useGateWrite(call);
  const requestId = useRequestId();
  const [payment, setPayment] = useState<OpenPayment | undefined>(
    () => returned?.payment && { ...returned.payment, frameUrl: "" },
  );
  const [outcome, setOutcome] = useState(returned?.payment && returned.outcome);

  const settle = (next: PaymentOutcome) => {
    setOutcome((held) => settleOutcome(held, next));
    if (next !== "success") return;
    if (call === "startDeposit") {
      noteDeposit();
      usePaymentChoice.setState({ code: undefined });
    }
    // The push updates the balance; this covers a page whose push connection is down [4.11, 8.08].
    void refreshBalance(() => gate("balance", {}));
  };

  usePush((message) => {
    if (message.type !== "payment" || message.payment_id !== payment?.id) return;
    const next = outcomeOfState(message.state);
    // While the cashier is open it may offer another attempt: only its own message ends a payment that has failed.
    if (next && (next === "success" || outcome !== undefined)) settle(next);
  });

  const id = payment?.id;
  useEffect(() => (id === undefined ? undefined : showPayment(id)), [id]);

  const start = async (input: { method: string; amount: string; currency: string }) => {
    const { method, amount, currency } = input;
    const answer = await write.run({ ...input, request_id: requestId(JSON.stringify(input)) });
    if (!answer) return;
    setOutcome(undefined);
    if (call === "startDeposit") usePaymentChoice.setState({ method, amount });
    setPayment({ id: answer.payment_id, frameUrl: answer.frame_url, method, amount, currency });
  };

  const onMessage = (message: CashierMessage) => {
    const next = outcomeOfMessage(message);
    if (next) settle(next);
  };

  // Each step replaces the previous one; without this a phone would show the footer.
  const step = `${payment?.id ?? ""} ${outcome ?? ""}`;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo({ top: 0 });
    shown.current = step;
  }, [step]);

  const tagEvents = useRoot()?.tagEvents;
  useEffect(() => {
    if (!payment || !outcome) return;
    const { id, amount, currency } = payment;
    const type = call === "startDeposit" ? "deposit" : "withdrawal";
    for (const event of paymentEvents(type, outcome, { payment_id: id, amount, currency }))
      pushTagEvent(tagEvents, event);
  }, [call, payment, outcome, tagEvents]);

  /** Returns to the form, for a new payment with a new id. */
  const reset = () => {
    requestId("");
    setPayment(undefined);
    setOutcome(undefined);
    write.clear();
  };

  return { payment, outcome, start, onMessage, reset, pending: write.pending, refusal: write.refusal };
}
