import type { NameFigures } from "../../rules/rule.ts";

/** The stake is the price of one play: a ticket can have several, each for several prices. */
export const nameFigures: NameFigures = () => ({ stakes: "price_of_play" });
