import type { RiskInteraction } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Moment } from "../kit/moment.tsx";
import styles from "./interaction-list.module.css";
import { DayText } from "./risk-facts.tsx";
import { riskWords as words } from "./words.ts";

export type InteractionListProps = {
  interactions: readonly RiskInteraction[];
  /** Writes a further entry about one; undefined for who may not. */
  onAdd?: ((interaction: RiskInteraction) => void) | undefined;
};

/** What was done about a player, the newest first. */
export function InteractionList({ interactions, onAdd }: InteractionListProps) {
  if (interactions.length === 0) return <p className={styles.quiet}>{words.noInteractions}</p>;
  return (
    <ul className={styles.list}>
      {interactions.map((each) => (
        <li key={each.id}>
          <p className={styles.title}>
            {each.kind === "interaction" ? words.acts[each.act] : words.kinds[each.kind]}:{" "}
            {words.outcomes[each.outcome]}
          </p>
          <p className={styles.quiet}>
            {each.written_by.name}, <Moment at={each.written_at} /> · {words.groups[each.trigger]},{" "}
            {words.scoreThen(each.score)}
            {each.follow_up_on !== null && (
              <>
                {" · "}
                {words.followUp}: <DayText day={each.follow_up_on} />
              </>
            )}
          </p>
          {each.seen !== null && <p className={styles.quiet}>{each.seen}</p>}
          <p className={styles.text}>{each.said}</p>
          {onAdd && each.kind === "interaction" && (
            <Button variant="quiet" onClick={() => onAdd(each)}>
              {words.addEntry}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
