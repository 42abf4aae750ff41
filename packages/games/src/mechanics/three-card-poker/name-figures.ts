import type { NameFigures } from "../rule.ts";

/** The stakes are antes, to which the player may add a side bet. */
export const nameFigures: NameFigures = () => ({ stakes: "antes_range" });
