import type { NameFigures } from "../../rules/rule.ts";

/** An equal hand gives the bets back. The stakes are antes, to which the player may add a side bet. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_above_stake", stakes: "antes_range" });
