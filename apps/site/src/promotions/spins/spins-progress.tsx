import { fractionOf } from "@bellwether/contract/amount-arithmetic.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import type { GameCard } from "../../games/game-card.ts";
import { Link } from "../../locale/link.tsx";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import type { PlayersRewards } from "../players-rewards.ts";
import styles from "./spins.module.css";

export type RunningSpins = Extract<PlayersRewards["running"][number], { kind: "free-spins" }>;
type SpinsProgressProps = { running: RunningSpins; games: Readonly<Record<number, GameCard>> };

/** What earns a promotion's free spins, and how far the player is. */
export function SpinsProgress({ running, games }: SpinsProgressProps) {
  const t = useTexts();
  const { standing, spins, rounds } = running;
  if (standing === "had") return <p className={styles.progress}>{t("promo.rewards_spins_had", { spins })}</p>;
  return (
    <div className={styles.progress}>
      {rounds === null ? (
        <DepositProgress running={running} />
      ) : (
        running.new_games.map((each) => (
          <ProgressBar
            key={each.game_id}
            label={games[each.game_id]?.title ?? String(each.game_id)}
            value={each.rounds}
            max={rounds}
            valueText={t("promo.rewards_spins_rounds", { rounds: each.rounds, goal: rounds })}
          />
        ))
      )}
      <SpinsGames running={running} games={games} />
    </div>
  );
}

function DepositProgress({ running }: { running: RunningSpins }) {
  const t = useTexts();
  const language = useLanguage();
  const { standing, spins, currency } = running;
  const deposit = running.deposit ?? "0.00";
  const money = (amount: string) => formatMoney(amount, currency, language);
  if (standing === "open")
    return <p>{t("promo.rewards_spins_deposit", { deposit: money(deposit), spins })}</p>;
  return (
    <ProgressBar
      label={t("promo.rewards_spins_playing")}
      value={fractionOf(running.played, deposit)}
      max={1}
      valueText={t("promo.rewards_spins_played", { played: money(running.played), deposit: money(deposit) })}
      detail={t("promo.rewards_spins_then", { spins })}
    />
  );
}

/** Links to the games that the spins can be for. */
function SpinsGames({ running, games }: SpinsProgressProps) {
  const t = useTexts();
  const named = running.games.flatMap((id) => games[id] ?? []);
  if (named.length === 0) return null;
  return (
    <>
      <p className={layout.small}>{t("promo.rewards_spins_games", { count: named.length })}</p>
      <ul className={layout.wrap3}>
        {named.map(({ id, title, tile }) => (
          <li key={id}>
            <Link href={paths.play(id)} className={styles.link}>
              <img src={tile} alt="" width={300} height={400} loading="lazy" />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
