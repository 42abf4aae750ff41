import { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import { spotName } from "./show-names.ts";

/** The paytable of a show: each spot with its pay, chance, return, largest win and maximum, and the shares of the forecasts. */
export const buildPays: BuildPays = ({ t, sheet, money }) => {
  const layout = WheelShowLayout.parse(sheet.layout);
  const percent = (figure: string) => t("percent", { figure: Number(figure) });
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable(
      [t("bet_kind"), t("pays_column"), t("slip_chance_column"), t("slip_return_column")],
      layout.spots.map((spot) => [
        spotName(layout, spot.spot, t),
        spot.pays === null ? t("wheel_bonus") : t("wheel_to_one", { pays: spot.pays }),
        percent(spot.chancePercent),
        percent(spot.returnPercent),
      ]),
    ),
    payTable(
      [t("bet_kind"), t("wheel_most_column"), t("most_column")],
      layout.spots.map((spot) => [
        spotName(layout, spot.spot, t),
        t("times_stake", { multiple: spot.largestMultiple }),
        money(spot.maximumBetMinor),
      ]),
    ),
    ...(layout.forecast
      ? [
          element("h3", { class: styles.heading, text: t("wheel_forecast_title") }),
          payTable(
            [t("lightning_multiplier"), t("wheel_forecast_share")],
            layout.forecast.multipliers.map(({ multiplier, percent: share }) => [
              t("times", { multiplier }),
              percent(share),
            ]),
          ),
          payTable(
            [t("bet_kind"), t("wheel_forecast_share")],
            layout.forecast.spots.map(({ spot, percent: share }) => [
              spotName(layout, spot, t),
              percent(share),
            ]),
          ),
        ]
      : []),
  ];
};
