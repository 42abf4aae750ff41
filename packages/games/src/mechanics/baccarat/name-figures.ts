import type { NameFigures } from "../../rules/rule.ts";

/** The hit rate is that of a bet on the banker. The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = () => ({ usualHitRate: "hit_rate_baccarat", stakes: "chips_range" });
