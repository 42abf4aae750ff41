import { isEvenChance } from "@bellwether/games/mechanics/roulette/even-chance.ts";
import { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = ({ t, money, sheet }) => {
  const { spots, laPartage } = RouletteLayout.parse(sheet.layout);
  const kinds = new Map(spots.map((spot) => [spot.kind, spot]));
  const rows = [...kinds.values()].map(({ kind, pockets, pays, maximumBetMinor }) => [
    t(`spot_${kind}`, { numbers: "", place: "" }).trim(),
    t("times", { multiplier: pays + 1 }),
    `${pockets.length}/37`,
    money(maximumBetMinor),
    ...(laPartage
      ? [
          t("percent", {
            figure: Number(isEvenChance(kind) ? laPartage.evenChanceReturn : laPartage.otherReturn),
          }),
        ]
      : []),
  ]);
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable(
      [
        t("bet_kind"),
        t("pays_column"),
        t("odds_column"),
        t("most_column"),
        ...(laPartage ? [t("return_column")] : []),
      ],
      rows,
    ),
  ];
};
