import { dayText } from "@bellwether/contract/day-text.ts";
import type { PlayerAtRisk } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useClock } from "../browser/use-clock.ts";
import { isAnothers } from "../kit/in-hand.ts";
import { QueueList } from "../kit/queue-list.tsx";
import { kitWords } from "../kit/words.ts";
import { DayText, GroupBadge } from "./risk-facts.tsx";
import { riskWords as words } from "./words.ts";

export type RiskListProps = {
  risks: readonly PlayerAtRisk[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** Players at risk, each with score, groups and what is to do. */
export function RiskList({ risks, chosenId, onChoose }: RiskListProps) {
  return (
    <QueueList
      label={words.list}
      chosenId={chosenId}
      onChoose={onChoose}
      entries={risks.map((risk) => ({
        ...{ id: risk.player_id, at: momentOf(risk), by: risk.country, subject: <Subject risk={risk} /> },
        title: `${risk.player}, ${words.points(risk.score)}`,
        marks: <Marks risk={risk} />,
      }))}
    />
  );
}

/** What is to do first, and otherwise the newest of what is known. */
function momentOf({ demand, follow_up_on: day, mark, signs, last_interaction: last }: PlayerAtRisk): string {
  const due = [demand?.due_at, day === null ? undefined : `${day}T00:00:00.000Z`].filter(
    (at) => at !== undefined,
  );
  const known = [...signs.map(({ noted_at }) => noted_at), mark?.at, last?.written_at].filter(
    (at) => at !== undefined,
  );
  return due.toSorted()[0] ?? known.toSorted().at(-1) ?? new Date(0).toISOString();
}

function Subject({ risk: { demand, follow_up_on: day, last_interaction: last } }: { risk: PlayerAtRisk }) {
  if (demand) return words.demands[demand.kind];
  if (day !== null)
    return (
      <>
        {words.followUp}: <DayText day={day} />
      </>
    );
  return last ? `${words.acts[last.act]}: ${words.outcomes[last.outcome]}` : words.noInteractions;
}

function Marks({ risk }: { risk: PlayerAtRisk }) {
  const now = useClock();
  const { mark, demand, follow_up_on: day } = risk;
  const isOverdue =
    (demand !== null && Date.parse(demand.due_at) < now) || (day !== null && day < dayText(new Date(now)));
  return (
    <>
      {isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
      {risk.is_strong && <Badge tone="danger">{words.strong}</Badge>}
      {mark && <Badge tone="plain">{mark.reviewed_by === null ? words.waits : words.marked}</Badge>}
      {risk.groups.map((group) => (
        <GroupBadge key={group} group={group} />
      ))}
      {risk.is_own && <Badge tone="info">{kitWords.yours}</Badge>}
      {isAnothers(risk) && risk.taken_by && <Badge tone="plain">{kitWords.inHand(risk.taken_by.name)}</Badge>}
    </>
  );
}
