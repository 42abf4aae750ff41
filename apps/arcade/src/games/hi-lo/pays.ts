import { HiLoLayout, type HiLoSide } from "@bellwether/games/mechanics/hi-lo/wire.ts";
import { type BuildPays, paysHeading, payTable } from "../../controls/pay-tables.ts";

/** A table with a row for each first card: the multiplier of each guess, and how many cards win it. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const { firstGuesses } = HiLoLayout.parse(parts.sheet.layout);
  type Guesses = (typeof firstGuesses)[number]["guesses"];
  const cell = (guesses: Guesses, side: HiLoSide) => {
    const guess = guesses.find((each) => each.side === side);
    if (!guess) return "–";
    const amount = money((stakeMinor * BigInt(guess.multiplierHundredths)) / 100n);
    return `${t("times", { multiplier: guess.multiplierHundredths / 100 })} = ${amount} (${guess.cards}/${guess.of})`;
  };
  const rows = firstGuesses.map(({ rank, guesses }) => [
    rank === "T" ? "10" : rank,
    cell(guesses, "higher"),
    cell(guesses, "lower"),
  ]);
  return [...paysHeading(parts), payTable([t("first_card"), t("guess_higher"), t("guess_lower")], rows)];
};
