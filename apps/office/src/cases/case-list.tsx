import type { OfficeCase } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { isAnothers } from "../kit/in-hand.ts";
import { QueueList } from "../kit/queue-list.tsx";
import { kitWords } from "../kit/words.ts";
import { lineOfCase } from "./case-kinds.ts";
import { caseWords as words } from "./words.ts";

export type CaseListProps = {
  cases: readonly OfficeCase[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The cases of a queue. */
export function CaseList({ cases, chosenId, onChoose }: CaseListProps) {
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={cases.map((each) => ({
        ...{ id: each.id, at: each.end?.at ?? each.since, by: each.country },
        title: each.player,
        subject: lineOfCase(each),
        marks: <Marks one={each} />,
      }))}
    />
  );
}

function Marks({ one }: { one: OfficeCase }) {
  return (
    <>
      <Badge tone={one.cause === "payment" ? "warning" : "danger"}>{words.causes[one.cause]}</Badge>
      {one.end?.outcome && <Badge tone="plain">{words.outcomes[one.end.outcome]}</Badge>}
      {one.is_own && <Badge tone="info">{kitWords.yours}</Badge>}
      {isAnothers(one) && one.taken_by && <Badge tone="plain">{kitWords.inHand(one.taken_by.name)}</Badge>}
    </>
  );
}
