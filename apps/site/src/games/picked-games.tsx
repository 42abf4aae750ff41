import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useTexts } from "../locale/texts.tsx";
import { type PackedCards, unpackCards } from "./game-card.ts";
import { Tile } from "./game-rail.tsx";
import styles from "./picked-games.module.css";

/** Three games, shown after a deposit. A tile opens its game. */
export default function PickedGames({ games }: { games: PackedCards }) {
  const t = useTexts();
  const cards = unpackCards(games);
  if (cards.length === 0) return null;
  return (
    <Section id="picked-games" title={t("core.money_pick_game")}>
      <ul className={styles.games}>
        {cards.map((game) => (
          <li key={game.id} className={styles.game}>
            <Tile game={game} leadsTo="play" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
