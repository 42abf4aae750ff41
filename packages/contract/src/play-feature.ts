/** What a slot plays with, as its model has it. Players search for games by it: the page of the search loads no schema. */
export const playFeatures = [
  "free_spins",
  "bonus_buy",
  "cascades",
  "clusters",
  "scatter_pays",
  "place_multipliers",
  "ways",
  "respins",
  "pick_bonus",
  "expanding_symbols",
  "expanding_wilds",
  "sticky_wilds",
  "walking_wilds",
  "multiplier_wilds",
] as const;
