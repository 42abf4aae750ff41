import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { may, useSelf } from "../identity/self.ts";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import styles from "./player-panels.module.css";
import { playerWords as words } from "./words.ts";

export type FactorsPanelProps = { player: OfficePlayer; onReset: () => void };

/** What opens the account beside the password. For a player who has lost it, it can be taken off by two persons. */
export function FactorsPanel({ player: { factors, status }, onReset }: FactorsPanelProps) {
  const { app_since: since, scratch_codes_left: codes, passkeys } = factors;
  const lines: FactLine[] = [
    ...(since
      ? [
          {
            name: words.factors.app,
            value: (
              <>
                {words.factors.since} {<Moment at={since} />}
              </>
            ),
          },
        ]
      : []),
    ...(codes > 0 ? [{ name: words.factors.codes, value: codes }] : []),
    ...passkeys.map(({ name, used_at: usedAt }) => ({
      name,
      value: usedAt ? (
        <>
          {words.factors.used} {<Moment at={usedAt} />}
        </>
      ) : (
        words.factors.unused
      ),
    })),
  ];
  const mayReset = may(useSelf(), "players.factors") && status !== "closed";
  return (
    <Panel title={words.factors.title}>
      {lines.length === 0 ? <p className={styles.quiet}>{words.factors.none}</p> : <Facts lines={lines} />}
      {mayReset && lines.length > 0 && (
        <Button variant="secondary" onClick={onReset}>
          {words.factors.reset}
        </Button>
      )}
    </Panel>
  );
}
