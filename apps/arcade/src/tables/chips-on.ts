import type { TableCompanyMessage } from "@bellwether/contract/studio/table-stream.ts";

/** More chips on one spot are not drawn. */
const MAX_CHIPS = 7;

/**
 * The other players' chips on the mat of the round `shown`. A message about the round before has none: until its seal nobody learns what others
 * bet in a round.
 */
export function chipsOn(
  shown: number,
  { number, spots }: Pick<TableCompanyMessage, "number" | "spots">,
): { spot: string; players: number; house: number }[] {
  if (number !== shown) return [];
  return spots.map(({ spot, bettors, house }) => {
    const count = Math.min(MAX_CHIPS, bettors);
    const ofHouse = Math.min(house, count);
    return { spot, players: count - ofHouse, house: ofHouse };
  });
}
