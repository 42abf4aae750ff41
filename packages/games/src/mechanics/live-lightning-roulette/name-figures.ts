import type { NameFigures } from "../../rules/rule.ts";

/** The hit rate is that of a straight-up bet. The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = () => ({ usualHitRate: "hit_rate_lightning", stakes: "chips_range" });
