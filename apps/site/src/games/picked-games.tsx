import { useTexts } from "../locale/texts.tsx";
import { type PackedCards, unpackCards } from "./game-card.ts";
import { GameRail } from "./game-rail.tsx";

/** What the new money can be played at: tiles that open the game. */
export default function PickedGames({ games }: { games: PackedCards }) {
  const t = useTexts();
  return (
    <GameRail
      id="picked-games"
      title={t("core.money_pick_game")}
      games={unpackCards(games)}
      leadsTo="play"
      first
    />
  );
}
