import type { NameFigures } from "../rule.ts";

/** The hit rate is that of a bet on the banker, which a tie gives back. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_baccarat" });
