import type { PlayerAtRisk } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { isAnothers } from "../kit/in-hand.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { kitWords } from "../kit/words.ts";
import { InteractionList } from "./interaction-list.tsx";
import { RiskButtons, RiskDialogs } from "./risk-acts.tsx";
import styles from "./risk-detail.module.css";
import { RiskFacts } from "./risk-facts.tsx";
import { useRiskActs } from "./use-risk-acts.ts";
import { riskWords as words } from "./words.ts";

/** On a player's page: how they stand, and what was done about it. */
export function PlayerRiskPanel({ playerId }: { playerId: string }) {
  const mayRead = may(useSelf(), "harm.read");
  const query = useQuery({ ...officeQuery("playerRisk", { player_id: playerId }), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel title={words.panelTitle} note={query.data?.risk.score || undefined}>
      <Loaded query={query} skeleton={<LoadingLines lines={3} />}>
        {(picture) => <Picture picture={picture} />}
      </Loaded>
    </Panel>
  );
}

function Picture({ picture: { risk, interactions } }: { picture: OfficeOutput<"playerRisk"> }) {
  const acts = useRiskActs(risk);
  return (
    <div className={styles.body}>
      {isAnothers(risk) && risk.taken_by && (
        <Callout tone="warning">{kitWords.inHand(risk.taken_by.name)}</Callout>
      )}
      {isNothing(risk) ? <p>{words.panelNone}</p> : <RiskFacts risk={risk} />}
      {interactions.length > 0 && (
        <InteractionList
          interactions={interactions}
          onAdd={acts.mayInteract ? (interaction) => acts.start({ dialog: "entry", interaction }) : undefined}
        />
      )}
      <div className={styles.acts}>
        {/* The page itself has limits and breaks. */}
        <RiskButtons acts={{ ...acts, mayProtect: false }} />
      </div>
      <RiskDialogs risk={risk} acts={acts} />
    </div>
  );
}

const isNothing = ({ score, mark, last_interaction: last }: PlayerAtRisk) =>
  score === 0 && mark === null && last === null;
