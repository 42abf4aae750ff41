import type { DataPart } from "@bellwether/db";
import { ordersData } from "./draws/index.ts";
import { favouriteLinesData } from "./favourites/index.ts";
import { freeRoundsData } from "./rewards/index.ts";
import { seedsData } from "./seeds/index.ts";
import { gameSessionsData } from "./sessions/index.ts";
import { visitsData } from "./tables/index.ts";

/** What the studio stores about players, and how it erases it. Rounds stay: they name the account by its number, and are proven to anybody who asks. */
export const studioData: readonly DataPart[] = [
  gameSessionsData,
  visitsData,
  freeRoundsData,
  favouriteLinesData,
  ordersData,
  seedsData,
];
