import type { NameFigures } from "../../rules/rule.ts";

/** The stake is the price of one number: a ticket can have several. */
export const nameFigures: NameFigures = () => ({ stakes: "price_of_number" });
