import type { NameFigures } from "../rule.ts";

/** A push gives the stake back. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_above_stake" });
