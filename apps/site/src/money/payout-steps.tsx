import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { PayoutTime } from "@bellwether/market/payment-methods.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./payout-steps.module.css";

type PayoutStepsProps = {
  /** `pending`: the house checks it, or has sent it on once it is approved. `success`: it was paid. */
  state: "pending" | "success";
  isApproved?: boolean;
  /** Of the payout's method; null for one that is not offered any more. */
  time: PayoutTime | null;
};

/** The three steps of a payout, with the one that it is at, and how long the last one takes. */
export function PayoutSteps({ state, isApproved = false, time }: PayoutStepsProps) {
  const t = useTexts();
  const at = state === "pending" && !isApproved ? 1 : 2;
  const steps = [
    t("core.money_step_asked"),
    t("core.money_step_checked"),
    [t("core.money_step_sent"), time && t(`core.money_arrives_${time}` as MessageKey)]
      .filter(Boolean)
      .join(" · "),
  ];
  return (
    <ol className={styles.steps} aria-label={t("core.money_steps")}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < at || state === "success" || undefined}
          aria-current={index === at ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
