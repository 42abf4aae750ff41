import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useSelf } from "../identity/self.ts";
import { QueueList } from "../kit/queue-list.tsx";
import { kitWords } from "../kit/words.ts";
import { documentWords as words } from "./words.ts";

export const documentTones = {
  draft: "plain",
  waiting: "info",
  accepted: "success",
  refused: "danger",
  expired: "warning",
  withdrawn: "plain",
} as const satisfies Record<OfficeDocument["state"], string>;

export type DocumentListProps = {
  documents: readonly OfficeDocument[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** Whether it is about how long they are valid for. */
  isByEnd: boolean;
};

/** The documents of a queue; the chosen one stays in sight. */
export function DocumentList({ documents, chosenId, onChoose, isByEnd }: DocumentListProps) {
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={documents.map((document) => ({
        ...{
          id: document.id,
          at: isByEnd ? null : (document.decided_at ?? document.sent_at ?? ""),
          by: document.player.country,
        },
        title: words.kinds[document.kind],
        subject: document.player.name,
        marks: isByEnd ? <DaysLeft document={document} /> : <Marks document={document} />,
      }))}
    />
  );
}

/** How long an accepted document is valid for, where it has an end, and what waits without it. */
function DaysLeft({ document: { days_left: days, then_waits: waits } }: { document: OfficeDocument }) {
  if (days === null) return null;
  return (
    <>
      <Badge tone={days < 0 ? "danger" : days <= 30 ? "warning" : "plain"}>{words.daysLeft(days)}</Badge>
      {waits && <Badge tone="plain">{words.thenWaits[waits][days < 0 ? "now" : "soon"]}</Badge>}
    </>
  );
}

function Marks({ document: { state, is_asked, holder, vendor } }: { document: OfficeDocument }) {
  const self = useSelf();
  return (
    <>
      {state !== "waiting" && <Badge tone={documentTones[state]}>{words.states[state]}</Badge>}
      {is_asked && state === "waiting" && <Badge tone="warning">{words.asked}</Badge>}
      {vendor && <Badge tone="info">{words.fromVendor}</Badge>}
      {holder && holder.id !== self.operator.id && <Badge tone="plain">{kitWords.inHand(holder.name)}</Badge>}
    </>
  );
}
