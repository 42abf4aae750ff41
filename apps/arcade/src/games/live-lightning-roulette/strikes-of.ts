import {
  LightningRouletteEvent,
  type Strike,
} from "@bellwether/games/mechanics/live-lightning-roulette/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";

/** The struck numbers of a round. Throws an Error for a script of another mechanic. */
export function strikesOf(events: readonly unknown[]): readonly Strike[] {
  for (const each of events) {
    const event = LightningRouletteEvent.parse(each);
    if (event.type === "numbers-struck") return event.strikes;
  }
  throw new Error("a draw of lightning roulette has no strikes");
}

/** The struck numbers in words. */
export function strikeWords(strikes: readonly Strike[], t: GameTexts): string {
  const numbers = strikes
    .map(({ pocket, multiplier }) => t("live_strike", { pocket, multiplier }))
    .join(", ");
  return t("live_strikes", { count: strikes.length, numbers });
}
