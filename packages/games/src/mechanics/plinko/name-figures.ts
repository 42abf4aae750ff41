import type { NameFigures } from "../../rules/rule.ts";

/** Some places pay the stake or less. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_above_stake" });
