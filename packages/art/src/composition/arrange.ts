import type { Composition } from "@bellwether/contract/content/index.ts";
import { arrangeCrowd, arrangeTower, arrangeTrio } from "./grouped.ts";
import type { Arrange } from "./placement.ts";
import { arrangeCloseUp, arrangeFramed, arrangeHero, arrangePeek } from "./single.ts";
import { arrangeDiagonal, arrangeDuel, arrangeRain, arrangeRing } from "./spread.ts";

export const arrangements: Record<Composition, Arrange> = {
  hero: arrangeHero,
  "close-up": arrangeCloseUp,
  framed: arrangeFramed,
  peek: arrangePeek,
  trio: arrangeTrio,
  crowd: arrangeCrowd,
  tower: arrangeTower,
  ring: arrangeRing,
  diagonal: arrangeDiagonal,
  duel: arrangeDuel,
  rain: arrangeRain,
};
