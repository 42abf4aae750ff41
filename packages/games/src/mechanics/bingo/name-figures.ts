import type { NameFigures } from "../../rules/rule.ts";

/** The stake is the price of one card: a player can buy several. */
export const nameFigures: NameFigures = () => ({ stakes: "price_of_card" });
