import { LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import { element, setAttributes } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import {
  type BuildPays,
  type PaysParts,
  paysHeading,
  payTable,
  symbolTable,
} from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = LinesLayout.parse(parts.sheet.layout);
  const heading = element("h3", { class: styles.heading, text: parts.t("lines") });
  return [
    ...paysHeading(parts),
    symbolTable(parts, layout, false),
    ...wheelTable(parts, layout),
    heading,
    lineDrawings(layout),
  ];
};

/** The segments of a bonus wheel from the most likely one, with their odds. */
function wheelTable({ t, money, stakeMinor }: PaysParts, { feature }: LinesLayout): HTMLElement[] {
  if (feature?.kind !== "bonus-wheel") return [];
  const all = feature.segments.reduce((sum, { weight }) => sum + weight, 0);
  const rows = feature.segments
    .toSorted((one, other) => other.weight - one.weight)
    .map((segment) => [
      "prize" in segment
        ? money(stakeMinor * BigInt(segment.prize))
        : `${t("free_spins_won", { count: segment.spins })} ${t("times", { multiplier: segment.multiplier })}`,
      `${segment.weight}/${all}`,
    ]);
  return [
    element("h3", { class: styles.heading, text: t("bonus_wheel") }),
    payTable([t("prize_column"), t("odds_column")], rows),
  ];
}

/** A small drawing of the reels for each line. */
export function lineDrawings({ lines, rows }: Pick<LinesLayout, "lines" | "rows">): HTMLElement {
  const drawings = lines.map((line, index) => {
    const cells = line.flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) => {
        const cell = element("i", { class: styles.place });
        setAttributes(cell, "", { "data-lit": row === lit });
        cell.style.gridArea = `${row + 1} / ${reel + 1}`;
        return cell;
      }),
    );
    return element("li", {}, [
      element("span", { class: styles.lineNumber, text: String(index + 1) }),
      element("span", { class: styles.line, aria: { hidden: true } }, cells),
    ]);
  });
  return element("ol", { class: styles.lines }, drawings);
}
