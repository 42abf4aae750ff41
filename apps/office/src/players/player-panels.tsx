import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Link } from "react-router";
import { lineOfCase } from "../cases/case-kinds.ts";
import { caseWords } from "../cases/words.ts";
import { isNothing, sumText } from "../formats/sum-text.ts";
import { licenceWords } from "../identity/words.ts";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { officePaths } from "../paths.ts";
import { readable } from "./event-title.ts";
import styles from "./player-panels.module.css";
import { playerWords as words } from "./words.ts";

type PanelOfPlayer = { player: OfficePlayer };

/** What the player has with the house, the cash first. */
export function MoneyPanel({ player: { money } }: PanelOfPlayer) {
  const sum = (of: OfficePlayer["money"]["cash"]) => (
    <span className={isNothing(of) ? styles.nothing : undefined}>{sumText(of)}</span>
  );
  const lines: FactLine[] = [
    { name: words.money.bonus, value: sum(money.bonus) },
    { name: words.money.held, value: sum(money.held) },
    { name: words.money.open_rounds, value: money.open_rounds },
    { name: words.money.deposited, value: sum(money.deposited) },
    { name: words.money.withdrawn, value: sum(money.withdrawn) },
    { name: words.money.deposits, value: money.deposits },
  ];
  return (
    <Panel title={words.money.title}>
      <p className={styles.cash}>
        <span className={styles.quiet}>{words.money.cash}</span>
        <strong>{sumText(money.cash)}</strong>
      </p>
      <Facts lines={lines} />
    </Panel>
  );
}

/** The limits in force. */
export function PlayerLimits({ player: { limits } }: PanelOfPlayer) {
  return (
    <Panel title={words.limits.title}>
      {limits.length === 0 ? (
        <p className={styles.quiet}>{words.limits.none}</p>
      ) : (
        <Facts
          lines={limits.map(({ kind, period, amount }) => ({
            name: `${readable(kind)}, ${period}`,
            value: amount,
          }))}
        />
      )}
    </Panel>
  );
}

/** The open cases about the player. */
export function HoldsPanel({ player: { holds } }: PanelOfPlayer) {
  return (
    <Panel title={words.holds.title} note={holds.length}>
      <ul className={styles.holds}>
        {holds.map(({ case_id, cause, detail, held_at }) => (
          <li key={case_id}>
            <Link to={officePaths.cases({ case: case_id })}>{caseWords.causes[cause]}</Link>{" "}
            <Moment at={held_at} />
            <p className={styles.quiet}>{lineOfCase({ cause, detail })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function identityOf(player: PanelOfPlayer["player"]) {
  if (player.is_identity_checked) return "identityChecked";
  return player.is_identity_lapsed ? "identityLapsed" : "identityOpen";
}

/** What else is known without showing who it is. */
export function AboutPanel({ player }: PanelOfPlayer) {
  const lines: FactLine[] = [
    { name: words.since, value: <Moment at={player.created_at} look="date" /> },
    {
      name: words.lastLogin,
      value: player.last_login_at ? <Moment at={player.last_login_at} look="ago" /> : words.never,
    },
    { name: words.sessionsOpen, value: player.sessions },
    { name: words.age, value: player.age },
    { name: words.language, value: player.language },
    { name: licenceWords.label, value: licenceWords.names[player.licence] },
    { name: words.identity, value: words[identityOf(player)] },
    {
      name: words.screened,
      value: player.screened_at ? <Moment at={player.screened_at} look="ago" /> : words.never,
    },
    { name: words.terms, value: player.terms_version ?? words.none },
  ];
  return (
    <Panel title={words.about}>
      <Facts lines={lines} />
    </Panel>
  );
}
