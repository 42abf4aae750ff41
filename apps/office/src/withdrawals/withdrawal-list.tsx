import type { OfficeWithdrawal, WithdrawalStep } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useEffect, useRef } from "react";
import { sumText } from "../formats/sum-text.ts";
import { Moment } from "../kit/moment.tsx";
import styles from "../kit/queue-list.module.css";
import { isAnothers, withdrawalWords as words } from "./words.ts";

export const stepTones: Record<WithdrawalStep, "success" | "danger" | "info" | "plain"> = {
  waiting: "info",
  approved: "info",
  refused: "danger",
  told: "info",
  paid: "success",
  returned: "plain",
};

export type WithdrawalListProps = {
  withdrawals: readonly OfficeWithdrawal[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The withdrawals of a queue; the chosen one stays in sight. */
export function WithdrawalList({ withdrawals, chosenId, onChoose }: WithdrawalListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen withdrawal is what brings it into sight
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void chosen.current?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <ul className={styles.list} aria-label={words.list}>
      {withdrawals.map((each) => (
        <li key={each.transaction_id}>
          <button
            type="button"
            ref={each.transaction_id === chosenId ? chosen : undefined}
            className={styles.request}
            aria-current={each.transaction_id === chosenId ? "true" : undefined}
            onClick={() => onChoose(each.transaction_id)}
          >
            <span className={styles.action}>{sumText(each.amount)}</span>
            <span className={styles.time}>
              <Moment at={each.asked_at} look="ago" />
            </span>
            <span className={styles.subject}>
              {each.player}, {each.country}
            </span>
            <span className={styles.by}>{each.method}</span>
            <span className={styles.marks}>
              {each.step !== "waiting" && <Badge tone={stepTones[each.step]}>{words.steps[each.step]}</Badge>}
              {each.is_overridden && <Badge tone="danger">{words.overriddenMark}</Badge>}
              {each.is_own && <Badge tone="info">{words.yours}</Badge>}
              {isAnothers(each) && each.taken_by && (
                <Badge tone="plain">{words.inHand(each.taken_by.name)}</Badge>
              )}
              {each.reasons.map((reason) => (
                <Badge key={reason} tone="warning">
                  {words.reasons[reason]}
                </Badge>
              ))}
              {each.needs_two && <Badge tone="plain">{words.twoPersons}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
