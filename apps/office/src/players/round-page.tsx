import type { OfficeRound } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { isNothing, sumText } from "../formats/sum-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { Callout } from "../kit/callout.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { readable } from "./event-title.ts";
import styles from "./round-page.module.css";
import { WatchPanel } from "./watch-panel.tsx";
import { roundWords as words } from "./words.ts";

/** One round of a player: as it was booked, as it was shown, and drawn again now. */
export function RoundPage() {
  const { playerId = "", provider = "", round = "" } = useParams();
  const query = useQuery(officeQuery("playerRound", { player_id: playerId, provider, round }));
  return (
    <Loaded query={query} isScreen>
      {({ round: shown }) => <ShownRound round={shown} />}
    </Loaded>
  );
}

function ShownRound({ round }: { round: OfficeRound }) {
  return (
    <>
      <ScreenHead
        title={round.game}
        about={<Link to={officePaths.player(round.player_id, ["round"])}>{words.backTo(round.player)}</Link>}
      />
      <div className={styles.columns}>
        <Panel title={words.booked} note={<Badge tone="plain">{readable(round.state)}</Badge>}>
          <Facts lines={bookedLines(round)} />
        </Panel>
        <Panel title={words.drawn}>
          {round.proof ? <Proof proof={round.proof} /> : <p>{words.noProof}</p>}
        </Panel>
      </div>
      {round.proof && round.closed_at && <WatchPanel round={round} />}
      {round.proof && (
        <Panel title={words.shown}>
          <Steps proof={round.proof} />
        </Panel>
      )}
    </>
  );
}

/** What was chosen and what was shown, a line for each. */
function Steps({ proof: { input, choices, script } }: { proof: NonNullable<OfficeRound["proof"]> }) {
  const { events = [] } = script as { events?: readonly { type?: string }[] };
  const steps: [string, unknown][] = [
    [words.input, input],
    ...choices.map(({ action, by_rule }): [string, unknown] => [
      by_rule ? words.choiceByRule : words.choice,
      action,
    ]),
    ...events.map(({ type = "", ...event }): [string, unknown] => [
      readable(type.replaceAll("-", " ")),
      event,
    ]),
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(([name, what], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round keep their order
        <li key={place}>
          <span className={styles.step}>{name}</span> <code>{JSON.stringify(what)}</code>
        </li>
      ))}
    </ol>
  );
}

function Proof({ proof }: { proof: NonNullable<OfficeRound["proof"]> }) {
  return (
    <div className={styles.proof}>
      {proof.matches === null ? (
        <Callout tone="info">{words.unknown}</Callout>
      ) : (
        <Callout tone={proof.matches ? "success" : "danger"}>
          {proof.matches ? words.matches : words.differs}
        </Callout>
      )}
      <Facts lines={proofLines(proof)} />
      {proof.server_seed === null && <p className={styles.quiet}>{words.closedSeed}</p>}
    </div>
  );
}

function bookedLines(round: OfficeRound): FactLine[] {
  return [
    { name: words.stake, value: sumText(round.stake) },
    ...(isNothing(round.bonus_stake) ? [] : [{ name: words.bonusStake, value: sumText(round.bonus_stake) }]),
    { name: words.payout, value: sumText(round.payout) },
    ...(isNothing(round.bonus_payout)
      ? []
      : [{ name: words.bonusPayout, value: sumText(round.bonus_payout) }]),
    { name: words.opened, value: <Moment at={round.opened_at} /> },
    { name: words.closed, value: round.closed_at ? <Moment at={round.closed_at} /> : words.open },
    { name: words.provider, value: round.provider },
    { name: words.round, value: <Code text={round.round} /> },
  ];
}

function proofLines(proof: NonNullable<OfficeRound["proof"]>): FactLine[] {
  return [
    { name: words.stake, value: sumText(proof.stake) },
    { name: words.payout, value: sumText(proof.payout) },
    ...proof.jackpots.map(({ name, amount }) => ({ name, value: sumText(amount) })),
    { name: words.mechanic, value: readable(proof.mechanic) },
    { name: words.model, value: <Code text={proof.model} /> },
    ...(proof.table ? [{ name: words.table, value: `${proof.table.id} ${proof.table.number}` }] : []),
    { name: words.seedHash, value: <Code text={proof.server_seed_hash} /> },
    ...(proof.server_seed === null ? [] : [{ name: words.seed, value: <Code text={proof.server_seed} /> }]),
    { name: words.clientSeed, value: <Code text={proof.client_seed} /> },
    { name: words.nonce, value: proof.nonce },
  ];
}

function Code({ text }: { text: string }) {
  return (
    <span className={styles.code}>
      <code>{text}</code>
      <CopyButton text={text} label={kitWords.copy} />
    </span>
  );
}
