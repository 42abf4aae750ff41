import { LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import { element, setAttributes } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = LinesLayout.parse(parts.sheet.layout);
  const heading = element("h3", { class: styles.heading, text: parts.t("lines") });
  return [...paysHeading(parts), symbolTable(parts, layout, false), heading, lineDrawings(layout)];
};

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
