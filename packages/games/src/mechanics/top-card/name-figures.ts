import type { NameFigures } from "../rule.ts";

/** The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = () => ({ stakes: "chips_range" });
