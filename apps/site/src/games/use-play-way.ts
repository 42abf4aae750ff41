import { useTexts } from "../locale/texts.tsx";
import { usePlayer, useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { type GameCard, playPath } from "./game-card.ts";

/** The way into a game: for a player the game, for a stranger signing up with the game after it, and logging in where nobody may sign up. */
export function usePlayWay(game: Pick<GameCard, "id" | "lottery">): { href: string; text: string } {
  const t = useTexts();
  const player = usePlayer();
  const maySignUp = useRoot()?.signupAllowed === true;
  const origin = playPath(game);
  if (player) return { href: origin, text: t("core.game_play") };
  return maySignUp
    ? { href: paths.signup({ origin }), text: t("core.game_play_signup") }
    : { href: paths.login({ origin }), text: t("core.game_play_login") };
}
