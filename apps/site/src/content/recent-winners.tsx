import type { RecentWin } from "@bellwether/contract/calls/catalogue.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useEffect, useRef, useState } from "react";
import { gamePath } from "../games/game-card.ts";
import { useGate } from "../gate/use-gate.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { latestWins, type ShownWin } from "./latest-wins.ts";
import styles from "./recent-winners.module.css";

const askAgainMs = 30_000;

/** Shows recent winners by their initial [decisions]; polls every 30 s while the page is visible. */
export default function RecentWinners({ winners }: { winners: readonly ShownWin[] }) {
  const t = useTexts();
  const language = useLanguage();
  const wins = useLatest(winners);
  if (wins.length === 0) return null;
  return (
    <Section id="winners" title={t("core.lobby_winners")} later>
      <ul className={styles.wins}>
        {wins.map((win) => (
          <li key={`${win.at} ${win.initial} ${win.game_id} ${win.amount}`}>
            <Card padding="none" className={styles.card}>
              <Link href={gamePath(win)} className={styles.win}>
                <img src={win.tile} alt="" width={240} height={320} loading="lazy" decoding="async" />
                <span className={styles.words}>
                  <span className={styles.amount}>{formatMoney(win.amount, win.currency, language)}</span>
                  <span className={styles.title}>{win.title}</span>
                  <span className={layout.small}>{t("core.lobby_winner", { initial: win.initial })}</span>
                </span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page's wins, updated with newer ones of games whose pictures the page already has. */
function useLatest(first: readonly ShownWin[]): readonly ShownWin[] {
  const gate = useGate();
  const [wins, setWins] = useState(first);
  const ask = useRef(gate);
  useEffect(() => {
    ask.current = gate;
  });
  useEffect(() => setWins(first), [first]);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const { winners } = await ask
        .current("recentWinners", {})
        .catch(() => ({ winners: [] as RecentWin[] }));
      setWins((held) => latestWins(held, winners));
    };
    const timer = setInterval(look, askAgainMs);
    return () => clearInterval(timer);
  }, []);
  return wins;
}
