import { formatShortMoney } from "@bellwether/i18n/format/money.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { BallRow } from "@bellwether/ui/games/ball.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { useMemo } from "react";
import { gamePath } from "../games/game-card.ts";
import type { ShownTable } from "../live-tables/load-live-tables.ts";
import { TableNow } from "../live-tables/table-now.tsx";
import { TablePlayers } from "../live-tables/table-players.tsx";
import { shownBallsOf } from "../live-tables/table-results.ts";
import { useLiveTables } from "../live-tables/use-live-tables.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { HeroMascot } from "./hero-mascot.tsx";
import type { HeroWords } from "./hero-words.ts";
import styles from "./heroes.module.css";

/** A table as it stands: the seconds until its bets close, its last results, its free seats. */
export function TableHero({
  table: first,
  isPushed,
  words,
}: {
  table: ShownTable;
  isPushed: boolean;
  words: HeroWords;
}) {
  const t = useTexts();
  const language = useLanguage();
  const shown = useMemo(() => ({ tables: [first], currency: first.currency, isPushed }), [first, isPushed]);
  const [table = first] = useLiveTables(shown);
  const limits = [table.minStake, table.maxStake]
    .map((amount) => formatShortMoney(amount, table.currency, language))
    .join("–");
  const { available: free, total } = table.slots;
  const [picture] = table.videoSnapshots;
  return (
    <Hero
      level={1}
      eyebrow={words.eyebrow}
      headline={words.headline}
      text={
        <span className={styles.facts}>
          <strong>{table.title}</strong>
          <span>{limits}</span>
          {free !== undefined && total !== undefined && <span>{t("core.live_seats", { free, total })}</span>}
          {!table.closed && (
            <span>
              <TablePlayers tableId={table.id} />
            </span>
          )}
        </span>
      }
      action={
        <LinkButton as={Link} href={gamePath(table.game)} size="large">
          {words.action}
        </LinkButton>
      }
      extras={
        <BallRow
          label={t("core.live_results")}
          balls={shownBallsOf({ resultType: table.resultType, results: table.results.slice(0, 6) }, t)}
          size="small"
        />
      }
      art={
        <span className={styles.view}>
          {picture && <img src={picture} alt="" width={480} height={270} />}
          <HeroMascot className={styles.host} />
        </span>
      }
      artWords={
        <span className={styles.plate} data-live="">
          {table.closed ? t("core.live_away") : <TableNow tableId={table.id} />}
        </span>
      }
    />
  );
}
