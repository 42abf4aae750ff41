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
};

/** The documents of a queue; the chosen one stays in sight. */
export function DocumentList({ documents, chosenId, onChoose }: DocumentListProps) {
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={documents.map((document) => ({
        ...{
          id: document.id,
          at: document.decided_at ?? document.sent_at ?? "",
          by: document.player.country,
        },
        title: words.kinds[document.kind],
        subject: document.player.name,
        marks: <Marks document={document} />,
      }))}
    />
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
