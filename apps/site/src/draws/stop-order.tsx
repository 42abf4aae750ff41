import { Button } from "@bellwether/ui/actions/button.tsx";
import { Suspense, useState } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import type { Refusal } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import type { ShownOrder } from "./load-standing-orders.ts";
import { endedBefore, type OrderReason } from "./order-reason.ts";

const Modal = lazyPart(async () => ({
  default: (await import("@bellwether/ui/feedback/modal.tsx")).Modal,
}));

type StopOrderProps = {
  order: Pick<ShownOrder, "id" | "title">;
  /** The id of the element that names the order. */
  describedBy: string;
  /** Called when the order buys no more. `already` says why, if it had ended before. */
  stopped(already: OrderReason | undefined): void;
};

/** The button that ends a standing order, after a question. Without an answer the question stays, and the same can be sent again. */
export function StopOrder({ order: { id, title }, describedBy, stopped }: StopOrderProps) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  const { run, pending, refusal, clear } = useGateWrite("stopStandingOrder");
  const ask = (isAsked: boolean) => {
    clear();
    setAsked(isAsked);
  };
  const stop = async () => {
    const answer = await run({ subscription_id: id });
    if (!answer) return;
    setAsked(false);
    stopped(endedBefore(answer.order.subscription));
  };
  return (
    <>
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => ask(true)}>
        {t("core.orders_end")}
      </Button>
      {asked && (
        <Suspense>
          <Modal
            open
            onOpenChange={ask}
            title={t("core.orders_stop_title")}
            description={t("core.orders_stop_text", { title })}
            closeLabel={t("core.orders_keep")}
            actions={
              <>
                <Button variant="secondary" onClick={() => ask(false)}>
                  {t("core.orders_keep")}
                </Button>
                <Button variant="danger" busy={pending} busyLabel={t("core.orders_busy")} onClick={stop}>
                  {t("core.orders_end")}
                </Button>
              </>
            }
          >
            <FormAlert>{refusal && t(refusalKeyOf(refusal))}</FormAlert>
          </Modal>
        </Suspense>
      )}
    </>
  );
}

/** Whatever failed, the order may still be running, unless it is not there at all. */
const refusalKeyOf = ({ code }: Refusal) =>
  code === "not_found" ? "core.orders_gone" : "core.orders_unanswered";
