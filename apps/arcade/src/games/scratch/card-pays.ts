import { CardLayout } from "@bellwether/games/mechanics/card-layout.ts";
import { type BuildPays, type PaysParts, paysHeading, payTable } from "../../controls/pay-tables.ts";

/** The prizes of a scratch card with their odds, as figures of the reader's language. */
export const buildCardPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const rows = CardLayout.parse(parts.sheet.layout).prizes.map(({ multiple, oneIn }) => [
    money(stakeMinor * BigInt(multiple)),
    t("times", { multiplier: multiple }),
    t("one_in", { odds: Number(oneIn) }),
  ]);
  return [...paysHeading(parts), payTable([t("prize_column"), t("stake"), t("odds_column")], rows)];
};

/** What a card can show, in words, and what that pays in stakes. */
type Shown = { words: string; multiple: number };

/** The same, after a table of what pays what on the card itself. */
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
