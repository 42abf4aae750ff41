import type { MessageKey } from "@bellwether/i18n/translate.ts";
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

/** The free spins and the free tickets that the player holds; nothing without any. */
export function OwnSpins({ spins, ...more }: OwnSpinsProps) {
  const { tickets = [], rounds = [] } = Object.groupBy(spins, (each) =>
    each.are_tickets ? "tickets" : "rounds",
  );
  return (
    <>
      <Held id="own-spins" title="promo.rewards_spins_title" spins={rounds} {...more} />
      <Held id="own-tickets" title="promo.rewards_tickets_title" spins={tickets} {...more} />
    </>
  );
}

function Held({ id, title, spins, games, titles }: OwnSpinsProps & { id: string; title: MessageKey }) {
  const t = useTexts();
  if (spins.length === 0) return null;
  return (
    <Section id={id} title={t(title)}>
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
