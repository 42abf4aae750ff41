import type { PlayerAtRisk, RiskInteraction } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { errorText } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { isAnothers } from "../kit/in-hand.ts";
import { Loaded } from "../kit/loaded.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { InteractionList } from "./interaction-list.tsx";
import { RiskButtons } from "./risk-acts.tsx";
import { riskChanges } from "./risk-changes.ts";
import styles from "./risk-detail.module.css";
import { RiskFacts } from "./risk-facts.tsx";
import type { RiskActsState } from "./use-risk-acts.ts";
import { riskWords as words } from "./words.ts";

/** One player at risk: what was found, what was done, and what can be done. */
export function RiskDetail({ risk, acts }: { risk: PlayerAtRisk; acts: RiskActsState }) {
  const query = useQuery(officeQuery("playerRisk", { player_id: risk.player_id }));
  const add = acts.mayInteract
    ? (interaction: RiskInteraction) => acts.start({ dialog: "entry", interaction })
    : undefined;
  return (
    <Panel
      title={<Link to={officePaths.player(risk.player_id)}>{risk.player}</Link>}
      note={
        <>
          {risk.country}, {risk.brand}{" "}
          {risk.status !== "open" && <Badge tone="warning">{words.status[risk.status]}</Badge>}
        </>
      }
    >
      <div className={styles.body}>
        {isAnothers(risk) && risk.taken_by && (
          <Callout tone="warning">{kitWords.inHand(risk.taken_by.name)}</Callout>
        )}
        <div className={styles.acts}>
          {acts.mayTake && <Hand risk={risk} />}
          <RiskButtons acts={acts} />
        </div>
        <RiskFacts risk={risk} isWide />
        <section>
          <h3 className={styles.heading}>{words.interactions}</h3>
          <Loaded query={query}>
            {({ interactions }) => <InteractionList interactions={interactions} onAdd={add} />}
          </Loaded>
        </section>
      </div>
    </Panel>
  );
}

/** Takes the player in hand, or gives them back. */
function Hand({ risk }: { risk: PlayerAtRisk }) {
  const take = useCall("takePlayerAtRisk", { changes: riskChanges, onDone: () => announce(kitWords.taken) });
  const leave = useCall("leavePlayerAtRisk", { changes: riskChanges, onDone: () => announce(kitWords.left) });
  const { send, isBusy } = risk.is_own ? leave : take;
  const failed = take.error ?? leave.error;
  return (
    <>
      {failed && <Callout tone="danger">{errorText(failed)}</Callout>}
      <Button variant="secondary" busy={isBusy} onClick={() => send({ player_id: risk.player_id })}>
        {risk.is_own ? kitWords.leave : kitWords.take}
      </Button>
    </>
  );
}
