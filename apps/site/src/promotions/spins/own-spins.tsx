import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import type { GameCard } from "../../games/game-card.ts";
import { useTexts } from "../../locale/texts.tsx";
import type { PlayersRewards } from "../players-rewards.ts";
import { HeldSpins } from "./held-spins.tsx";
import styles from "./spins.module.css";

type OwnSpinsProps = {
  spins: PlayersRewards["spins"];
  games: Readonly<Record<number, GameCard>>;
  /** Titles of the promotions by name. */
  titles: Readonly<Record<string, string>>;
};

/** The free spins that the player holds; nothing without any. */
export function OwnSpins({ spins, games, titles }: OwnSpinsProps) {
  const t = useTexts();
  if (spins.length === 0) return null;
  return (
    <Section id="own-spins" title={t("promo.rewards_spins_title")}>
      <ul className={styles.list}>
        {spins.map((each) => (
          <li key={each.id}>
            <HeldSpins spins={each} games={games} title={titles[each.promotion] ?? each.promotion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
