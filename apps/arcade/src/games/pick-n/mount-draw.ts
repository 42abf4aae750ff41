import { reportDraw } from "@bellwether/games/mechanics/pick-n/report-draw.ts";
import { PickNLayout } from "@bellwether/games/mechanics/pick-n/wire.ts";
import type { DrawGameParts, MountDraw } from "../../tickets/draw-game.ts";
import { topPrizeText } from "../../tickets/top-prize.ts";
import { PickEditor } from "./pick-editor.ts";
import { pickLinesOf } from "./pick-show.ts";
import { stageDraw } from "./stage-draw.ts";

/** Three or four digits: plays with a way to win each, and one digit after another from a full drum. */
export const mountDraw: MountDraw = (parts: DrawGameParts) => {
  const { t, sheet } = parts;
  const layout = PickNLayout.parse(sheet.layout);
  const whole = new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits: 0 });
  const straight = layout.bets.find(({ way }) => way === "straight");
  const boxed = layout.bets.find(({ way }) => way === "boxed");
  return {
    ...stageDraw(sheet.layout, t),
    topPrize: topPrizeText(reportDraw.highest(sheet.layout), parts),
    editor: new PickEditor(parts, layout),
    odds: () => [
      [t("pick_straight"), t("one_in", { odds: whole.format(straight?.oneIn ?? 1) })],
      [
        `${t("pick_boxed")} (${t("pick_ways", { ways: boxed?.ways ?? 1 })})`,
        t("one_in", { odds: whole.format(boxed?.oneIn ?? 1) }),
      ],
      [
        t("draw_paid_back"),
        `${t("percent", { figure: Number(layout.lowestReturn) })} – ${t("percent", { figure: Number(layout.highestReturn) })}`,
      ],
    ],
    linesOf: (input, stakeMinor, events, out) => pickLinesOf(t, { input, stakeMinor, events, out }),
  };
};
