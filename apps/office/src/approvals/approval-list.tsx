import type { Approval } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { askingWords } from "../asking/words.ts";
import { Moment } from "../kit/moment.tsx";
import { QueueList } from "../kit/queue-list.tsx";
import { approvalWords as words } from "./words.ts";

type StateTone = "success" | "danger" | "warning" | "info" | "plain";

export const approvalTones: Record<Approval["state"], StateTone> = {
  open: "info",
  approved: "info",
  done: "success",
  refused: "danger",
  withdrawn: "plain",
  expired: "plain",
  failed: "danger",
};

export type ApprovalListProps = {
  approvals: readonly Approval[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The requests of a queue; the chosen one stays in sight. */
export function ApprovalList({ approvals, chosenId, onChoose }: ApprovalListProps) {
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={approvals.map(({ id, action, subject, asked_by, asked_at, ...approval }) => ({
        ...{ id, at: asked_at, subject, by: asked_by.name },
        title: askingWords.actions[action],
        marks: <Marks {...approval} />,
      }))}
    />
  );
}

function Marks({
  state,
  is_stale,
  is_own,
  run_at,
}: Pick<Approval, "state" | "is_stale" | "is_own" | "run_at">) {
  return (
    <>
      {state !== "open" && <Badge tone={approvalTones[state]}>{words.states[state]}</Badge>}
      {is_stale && state === "open" && <Badge tone="warning">{words.stale}</Badge>}
      {is_own && <Badge tone="plain">{words.own}</Badge>}
      {run_at && state === "open" && <Badge tone="plain">{<Moment at={run_at} />}</Badge>}
    </>
  );
}
