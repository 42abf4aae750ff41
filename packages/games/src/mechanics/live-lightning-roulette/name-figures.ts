import type { NameFigures } from "../rule.ts";

/** The hit rate is that of a straight-up bet. */
export const nameFigures: NameFigures = () => ({ hitRate: "hit_rate_lightning" });
