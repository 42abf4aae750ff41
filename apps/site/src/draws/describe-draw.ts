import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { GameSheet, PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import { drawReports } from "@bellwether/games/mechanics/draw-reports.ts";
import type { DrawnBall, DrawText } from "@bellwether/games/rules/draw-report.ts";
import { formatFigure } from "@bellwether/i18n/format/figure.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** A row of the prizes of a draw; `chance` is null in games whose chance depends on the tickets sold. */
export type DrawTier = { label: string; winners: string; each: string; chance: string | null };

export type DrawPrizes = {
  tiers: DrawTier[];
  /** How much was sold, in the game's own unit. */
  sold: string;
  /** The sum of all prizes was above the most that a draw pays, so the top prizes were cut. */
  isCut: boolean;
};

type Events = NonNullable<PublishedTableRound["events"]>;

/** The balls of a draw; empty for a draw without a result, and for a game that this version does not know. */
export function drawnBallsOf(events: Events | null): readonly DrawnBall[] {
  for (const { balls } of Object.values(drawReports)) {
    const drawn = balls(events ?? []);
    if (drawn.length > 0) return drawn;
  }
  return [];
}

/** The prizes of a draw, the highest first; undefined for a draw without a result. Amounts are those of a ticket in the sheet's currency. */
export function prizesOf(
  events: Events | null,
  { mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">,
  currency: string,
  { t, language }: { t: Translate; language: Language },
): DrawPrizes | undefined {
  const report = drawReports[mechanic]?.prizes(events ?? [], layout);
  if (!report) return undefined;
  const text = ({ key, count }: DrawText) => t(key, { count });
  return {
    isCut: report.isCut,
    sold: text(report.sold),
    tiers: report.tiers.map(({ label, won, eachMinor, oneIn }) => ({
      label: text(label),
      winners:
        "winners" in won
          ? formatFigure(won.winners, language)
          : t("core.draws_number", { number: formatFigure(won.number, language) }),
      each: formatMoney(minorToAmount(eachMinor), currency, language),
      chance: oneIn === undefined ? null : t("core.draws_one_in", { count: Math.round(oneIn) }),
    })),
  };
}
