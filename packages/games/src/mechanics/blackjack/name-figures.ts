import type { NameFigures } from "../../rules/rule.ts";

/** A push gives the stake back. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_above_stake" });
