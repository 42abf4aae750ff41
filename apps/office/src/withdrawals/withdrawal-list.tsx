import type { OfficeWithdrawal, WithdrawalStep } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { sumText } from "../formats/sum-text.ts";
import { isAnothers } from "../kit/in-hand.ts";
import { QueueList } from "../kit/queue-list.tsx";
import { kitWords } from "../kit/words.ts";
import { withdrawalWords as words } from "./words.ts";

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
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={withdrawals.map((each) => ({
        ...{ id: each.transaction_id, at: each.asked_at, by: each.method },
        title: sumText(each.amount),
        subject: `${each.player}, ${each.country}`,
        marks: <Marks withdrawal={each} />,
      }))}
    />
  );
}

function Marks({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { step, is_overridden, is_own, taken_by, reasons, needs_two } = withdrawal;
  return (
    <>
      {step !== "waiting" && <Badge tone={stepTones[step]}>{words.steps[step]}</Badge>}
      {is_overridden && <Badge tone="danger">{words.overriddenMark}</Badge>}
      {is_own && <Badge tone="info">{kitWords.yours}</Badge>}
      {isAnothers(withdrawal) && taken_by && <Badge tone="plain">{kitWords.inHand(taken_by.name)}</Badge>}
      {reasons.map((reason) => (
        <Badge key={reason} tone="warning">
          {words.reasons[reason]}
        </Badge>
      ))}
      {needs_two && <Badge tone="plain">{words.twoPersons}</Badge>}
    </>
  );
}
