import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useTexts } from "../locale/texts.tsx";
import { type PackedCards, unpackCards } from "./game-card.ts";
import { Tile } from "./game-rail.tsx";
import styles from "./picked-games.module.css";

type PickedGamesProps = {
  games: PackedCards;
  /** Where a tile leads: to the game itself, or to its page, where it can be read about and tried. */
  leadsTo: "play" | "page";
};

/** Three games, shown after a deposit and at the end of signup. */
export default function PickedGames({ games, leadsTo }: PickedGamesProps) {
  const t = useTexts();
  const cards = unpackCards(games);
  if (cards.length === 0) return null;
  return (
    <Section id="picked-games" title={t("core.money_pick_game")}>
      <ul className={styles.games}>
        {cards.map((game) => (
          <li key={game.id} className={styles.game}>
            <Tile game={game} leadsTo={leadsTo} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
