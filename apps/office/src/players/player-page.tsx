import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTitle } from "../browser/use-title.ts";
import { SuspicionPanel } from "../cases/suspicion-panel.tsx";
import { PlayerDocumentsPanel } from "../documents/player-documents-panel.tsx";
import { officeQuery } from "../gate/queries.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { kitWords } from "../kit/words.ts";
import { PlayerRiskPanel } from "../risks/player-risk-panel.tsx";
import { PlayerTasksPanel } from "../tasks/player-tasks-panel.tsx";
import { BlocksPanel } from "./blocks-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { FactorsPanel } from "./factors-panel.tsx";
import { NoteForm } from "./note-form.tsx";
import { PlayerActs } from "./player-acts.tsx";
import { PlayerHead } from "./player-head.tsx";
import styles from "./player-page.module.css";
import { AboutPanel, HoldsPanel, MoneyPanel, PlayerLimits } from "./player-panels.tsx";
import { PlayerTimeline } from "./player-timeline.tsx";
import { RelatedPanel } from "./related-panel.tsx";
import { TagsPanel } from "./tags-panel.tsx";
import { useActs } from "./use-acts.ts";
import { playerWords as words } from "./words.ts";

/** One player: who it is, what they have, what happened, and what can be done. */
export function PlayerPage() {
  const { playerId = "" } = useParams();
  const query = useQuery(officeQuery("playerPage", { player_id: playerId }));
  useTitle(query.data?.player.name ?? words.loading, kitWords.office);
  return (
    <Loaded query={query} skeleton={<LoadingPage />} isScreen>
      {/* Another player is another page: nothing that was shown or typed is carried over. */}
      {({ player }) => <ShownPlayer key={player.id} player={player} />}
    </Loaded>
  );
}

function ShownPlayer({ player }: { player: OfficePlayer }) {
  const acts = useActs(player);
  return (
    <>
      <PlayerHead player={player} acts={acts} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <MoneyPanel player={player} />
          <ContactPanel player={player} acts={acts} />
          <BlocksPanel player={player} onLift={acts.lift} />
          <PlayerRiskPanel playerId={player.id} />
          <PlayerTasksPanel playerId={player.id} />
          <FactorsPanel player={player} onReset={() => acts.start("factors")} />
          <PlayerDocumentsPanel playerId={player.id} />
          {player.holds.length > 0 && <HoldsPanel player={player} />}
          <SuspicionPanel playerId={player.id} />
          <PlayerLimits player={player} />
          <RelatedPanel playerId={player.id} />
          <AboutPanel player={player} />
          <TagsPanel player={player} />
        </div>
        <div className={styles.story}>
          {acts.mayNote && <NoteForm playerId={player.id} />}
          <PlayerTimeline playerId={player.id} />
        </div>
      </div>
      <PlayerActs player={player} acts={acts} />
    </>
  );
}

function LoadingPage() {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Panel>
          <LoadingLines lines={8} />
        </Panel>
      </div>
      <Panel>
        <LoadingLines lines={14} />
      </Panel>
    </div>
  );
}
