import { reportDraw } from "@bellwether/games/mechanics/raffle/report-draw.ts";
import { outcomeIn, raffleShare } from "@bellwether/games/mechanics/raffle/share-prizes.ts";
import { RaffleInput, RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import type { DrawGame, DrawGameParts, MountDraw } from "../../tickets/draw-game.ts";
import { topPrizeText } from "../../tickets/top-prize.ts";
import { RaffleEditor } from "./raffle-editor.ts";
import { stageDraw } from "./stage-draw.ts";

/** A raffle: numbered tickets, drawn from the last prize to the first. */
export const mountDraw: MountDraw = (parts: DrawGameParts) => {
  const { t, sheet } = parts;
  const layout = RaffleLayout.parse(sheet.layout);
  const linesOf: DrawGame["linesOf"] = (input, stakeMinor, events, out) => {
    const { numbers } = RaffleInput.parse(input);
    const { winners, sold } = events ? outcomeIn(events) : { winners: [], sold: 0 };
    // The show goes from the last prize to the first.
    const shown = winners.slice(winners.length - out);
    const priceMinor = stakeMinor / BigInt(numbers.length);
    const own = shown.filter(({ number }) => numbers.includes(number));
    return [
      {
        letter: "",
        marks: numbers.map((number) => ({
          text: String(number),
          isHit: shown.some((winner) => winner.number === number),
        })),
        words: own.length > 0 ? t("raffle_won", { count: own.length }) : t("raffle_none"),
        paidMinor: own.reduce((sum, { permille }) => sum + raffleShare(permille, sold, priceMinor), 0n),
      },
    ];
  };
  return {
    ...stageDraw(sheet.layout, t),
    topPrize: topPrizeText(reportDraw.highest(sheet.layout), parts),
    editor: new RaffleEditor(parts, layout),
    odds: () => [
      [t("raffle_first"), t("raffle_share", { share: (layout.prizes[0]?.permille ?? 0) / 10 })],
      [t("raffle_prizes"), String(layout.prizes.reduce((sum, { count }) => sum + count, 0))],
      [t("draw_paid_back"), t("percent", { figure: Number(layout.returnPercent) })],
    ],
    linesOf,
  };
};
