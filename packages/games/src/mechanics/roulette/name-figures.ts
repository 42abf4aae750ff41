import type { NameFigures } from "../rule.ts";
import { RouletteLayout } from "./wire.ts";

/** The hit rate is that of an even chance, of which a French table returns half on zero. The stakes are the chips: a bet can have several. */
export const nameFigures: NameFigures = (layout) => ({
  hitRate: RouletteLayout.parse(layout).laPartage ? "hit_rate_la_partage" : "hit_rate_roulette",
  stakes: "chips_range",
});
