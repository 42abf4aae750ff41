import type { NameFigures } from "../../rules/rule.ts";

/** The stake is the price of one line: a ticket can have several. */
export const nameFigures: NameFigures = () => ({ stakes: "price_of_line" });
