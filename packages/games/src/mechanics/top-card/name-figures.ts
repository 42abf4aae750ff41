import type { NameFigures } from "../../rules/rule.ts";

/** Some results give back a part of the bet. The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_above_stake", stakes: "chips_range" });
