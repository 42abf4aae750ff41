import { reportDraw } from "@bellwether/games/mechanics/lotto/report-draw.ts";
import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import type { DrawGameParts, MountDraw } from "../../tickets/draw-game.ts";
import { topPrizeText } from "../../tickets/top-prize.ts";
import { LottoEditor } from "./lotto-editor.ts";
import { lottoLinesOf } from "./lotto-show.ts";
import { stageDraw } from "./stage-draw.ts";

/** Lotto: slips of numbers, and balls from a drum. */
export const mountDraw: MountDraw = (parts: DrawGameParts) => {
  const { t, sheet } = parts;
  const layout = LottoLayout.parse(sheet.layout);
  const [first] = layout.tiers;
  const oneIn = (odds: number) =>
    t("one_in", {
      odds: new Intl.NumberFormat(document.documentElement.lang || "en").format(Math.round(odds)),
    });
  return {
    ...stageDraw(sheet.layout, t),
    topPrize: topPrizeText(reportDraw.highest(sheet.layout), parts),
    editor: new LottoEditor(parts, layout),
    odds: () => [
      [t("lotto_first_tier", { hits: layout.picks }), oneIn(first?.oneIn ?? 1)],
      [t("lotto_any_prize"), t("one_in", { odds: layout.hitOneIn })],
      [t("draw_paid_back"), t("percent", { figure: Number(layout.returnPercent) })],
    ],
    linesOf: (input, stakeMinor, events, out) => lottoLinesOf(layout, t, { input, stakeMinor, events, out }),
  };
};
