import { CardLayout } from "@bellwether/games/scratch-cards/card-layout.ts";
import { type BuildPays, type PaysParts, paysHeading, payTable } from "../../controls/pay-tables.ts";

/** The prizes of a scratch card with their odds, formatted for the player's language. */
export const buildCardPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const rows = CardLayout.parse(parts.sheet.layout).prizes.map(({ multiple, oneIn }) => [
    money(stakeMinor * BigInt(multiple)),
    t("times", { multiplier: multiple }),
    t("one_in", { odds: Number(oneIn) }),
  ]);
  return [...paysHeading(parts), payTable([t("prize_column"), t("stake"), t("odds_column")], rows)];
};

/** A winning content of the card in words, and its pay in stakes. */
type Shown = { words: string; multiple: number };

/** A table of the card's winning contents with their pays, followed by the prizes with their odds. */
export function cardPaysWith(shownBy: (parts: PaysParts) => Shown[]): BuildPays {
  return (parts) => {
    const { t, money, stakeMinor } = parts;
    const rows = shownBy(parts).map(({ words, multiple }) => [
      words,
      t("times", { multiplier: multiple }),
      money(stakeMinor * BigInt(multiple)),
    ]);
    const [heading, note, prizes] = buildCardPays(parts);
    const shown = payTable([t("on_card"), t("stake"), t("prize_column")], rows);
    return [heading, note, shown, prizes].filter((part) => part !== undefined);
  };
}
