import type { JackpotFigure } from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import type { JackpotSheet } from "@bellwether/i18n/game-sheet/jackpot-sheet.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import styles from "./pot-sheet.module.css";

/** The pots in which the game takes part. `freePlay` says that free play does not. */
export type GameJackpots = JackpotSheet & { title: string; freePlay: string };

/** A longer text, such as the list of the last winners, gets a row of its own. */
const LONG_TEXT = 60;

/**
 * What a game's page says about the pots in which the game takes part. Their amounts are beside it, where they run: a page may be a minute
 * old.
 */
export function PotSheet({ jackpots, hasFreePlay }: { jackpots: GameJackpots; hasFreePlay: boolean }) {
  return (
    <Card element="section" aria-labelledby="pot-sheet" className={styles.sheet}>
      <h2 id="pot-sheet" className={layout.title}>
        {jackpots.title}
      </h2>
      <Figures figures={jackpots.whole} />
      {hasFreePlay && <p className={styles.note}>{jackpots.freePlay}</p>}
      <div className={styles.pots}>
        {jackpots.pots.map(({ pot, name, figures, rule }) => (
          <section key={pot} className={styles.pot} aria-labelledby={`pot-${pot}`}>
            <h3 id={`pot-${pot}`} className={layout.leading}>
              {name}
            </h3>
            <Figures figures={figures} />
            <p className={styles.note}>{rule}</p>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Figures({ figures }: { figures: readonly JackpotFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text }) => (
        <div key={label} className={text.length > LONG_TEXT ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
