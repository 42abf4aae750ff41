import type { GameParts } from "../../play/game.ts";
import { cardSign } from "../cards/card-name.ts";

/** A hold as text: the best one, or the player's own choice. */
export function describeHold(
  text: "hint_hold" | "choice_hold",
  hold: readonly boolean[],
  cards: readonly string[],
  { t }: Pick<GameParts, "t">,
): string {
  const held = cards.filter((_, index) => hold[index]);
  if (held.length === 0) return t(`${text}_none`);
  return held.length === cards.length ? t(`${text}_all`) : t(text, { cards: held.map(cardSign).join(" ") });
}
