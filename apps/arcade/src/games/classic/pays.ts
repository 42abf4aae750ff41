import { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";
import { lineDrawings } from "../lines/pays.ts";
import { picturesOf } from "./pictures.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = ClassicLayout.parse(parts.sheet.layout);
  const icons = picturesOf(layout, parts.icons);
  const heading = element("h3", { class: styles.heading, text: parts.t("lines") });
  return [
    ...paysHeading(parts),
    symbolTable({ ...parts, icons }, layout, false),
    heading,
    lineDrawings(layout),
  ];
};
