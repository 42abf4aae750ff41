import type { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { ShowDraw } from "./draw-of.ts";

/** A spot's name in words. The names of bonus rounds are the same in all languages. */
export function spotName({ bonuses }: Pick<WheelShowLayout, "bonuses">, spot: string, t: GameTexts): string {
  const bonus = bonuses.find((each) => each.spot === spot);
  if (bonus) return bonus.name;
  return spot === "bell" ? t("wheel_bell") : t("wheel_number", { number: spot });
}

/** The outcome of a draw in words: the spot, with its multiplier or the values of its bonus round. */
export function drawWords(layout: WheelShowLayout, draw: ShowDraw, t: GameTexts): string {
  const name = spotName(layout, draw.spot, t);
  const { bonus, multiplier } = draw;
  if (bonus) {
    const values = bonus.values.map((value) => value * multiplier);
    const language = document.documentElement.lang || "en";
    const list = new Intl.ListFormat(language, { type: "conjunction" }).format(values.map(String));
    return t("wheel_outcome_bonus", { name, values: list });
  }
  return multiplier > 1 ? t("wheel_outcome_times", { name, multiplier }) : name;
}
