import type { NameFigures } from "../../rules/rule.ts";

/** The hit rate is that of an even chance. The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = () => ({ usualHitRate: "hit_rate_roulette", stakes: "chips_range" });
