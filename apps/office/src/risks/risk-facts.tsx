import { dayText } from "@bellwether/contract/day-text.ts";
import { type PlayerAtRisk, type RiskGroup, riskGroups } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import type { ReactNode } from "react";
import { useClock } from "../browser/use-clock.ts";
import { sumText } from "../formats/sum-text.ts";
import { Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import styles from "./risk-facts.module.css";
import { riskWords as words } from "./words.ts";

/** How a player stands: score, groups, mark, what is to do, and the figures behind each sign. */
export function RiskFacts({ risk, isWide = false }: { risk: PlayerAtRisk; isWide?: boolean }) {
  return (
    <div className={styles.parts}>
      <Facts
        isWide={isWide}
        lines={[
          {
            name: words.score,
            value: (
              <>
                {risk.score} {risk.is_strong && <Badge tone="danger">{words.strong}</Badge>}
              </>
            ),
          },
          { name: words.groupsTitle, value: <AllGroups risk={risk} /> },
          { name: words.mark, value: <MarkText risk={risk} /> },
          { name: words.demand, value: <DemandText risk={risk} /> },
          { name: words.followUp, value: <FollowUpText risk={risk} /> },
        ]}
      />
      <section>
        <h3 className={styles.heading}>{words.signsTitle}</h3>
        {risk.signs.length === 0 ? (
          <p className={styles.quiet}>{words.noSigns}</p>
        ) : (
          <ul className={styles.signs}>
            {risk.signs.map((each) => (
              <li key={each.sign}>
                <span>{words.signs[each.sign]}</span>
                <span className={styles.quiet}>
                  {[
                    ...each.facts.map(({ name, value }) => `${words.facts[name]}: ${factText(value)}`),
                    words.times(each.times),
                    words.points(each.points),
                  ].join(" · ")}{" "}
                  · <Moment at={each.noted_at} look="ago" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** The seven groups; those with a sign are lit. */
function AllGroups({ risk: { groups } }: { risk: PlayerAtRisk }) {
  return (
    <span className={styles.groups}>
      {riskGroups.map((group) =>
        groups.includes(group) ? (
          <GroupBadge key={group} group={group} />
        ) : (
          <span key={group} className={styles.quiet}>
            {words.groups[group]}
          </span>
        ),
      )}
    </span>
  );
}

/** A group with a sign. */
export function GroupBadge({ group }: { group: RiskGroup }) {
  return <Badge tone={group === "contact" ? "danger" : "warning"}>{words.groups[group]}</Badge>;
}

const factText = (value: PlayerAtRisk["signs"][number]["facts"][number]["value"]) =>
  typeof value === "object" ? sumText(value) : typeof value === "string" ? `“${value}”` : value;

function MarkText({ risk: { mark } }: { risk: PlayerAtRisk }): ReactNode {
  if (!mark) return words.noMark;
  const names = mark.by === "rules" ? mark.reason.split(", ").map(signName).join(", ") : mark.reason;
  return (
    <>
      {mark.reviewed_by === null ? words.waits : words.marked}, {words.markedBy(mark.by)},{" "}
      <Moment at={mark.at} />
      {mark.reviewed_by !== null && mark.by !== mark.reviewed_by && `, ${words.keptBy(mark.reviewed_by)}`}
      <p className={styles.quiet}>{names}</p>
    </>
  );
}

const signName = (name: string) => words.signs[name as keyof typeof words.signs] ?? name;

/** What is demanded and by when. */
export function DemandText({ risk: { demand } }: { risk: PlayerAtRisk }): ReactNode {
  const now = useClock();
  if (!demand) return words.nothing;
  return (
    <>
      {words.demands[demand.kind]}, {words.by} <Moment at={demand.due_at} />{" "}
      {Date.parse(demand.due_at) < now && <Badge tone="danger">{words.overdue}</Badge>}
    </>
  );
}

/** The day of the next look. */
function FollowUpText({ risk: { follow_up_on: day } }: { risk: PlayerAtRisk }): ReactNode {
  const now = useClock();
  if (day === null) return words.nothing;
  const today = dayText(new Date(now));
  return (
    <>
      <DayText day={day} /> {day < today && <Badge tone="danger">{words.overdue}</Badge>}
    </>
  );
}

/** A day, `YYYY-MM-DD`: noon of it is that day in nearly every zone. */
export const DayText = ({ day }: { day: string }) => <Moment at={`${day}T12:00:00.000Z`} look="date" />;
