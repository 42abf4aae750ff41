import type { TableCompanyMessage } from "@bellwether/contract/studio/table-stream.ts";

/** At most so many chips are drawn on one spot. */
const MAX_CHIPS = 7;

/** The other players' chips on the mat while it shows the round `shown`; none if the message is about another round. */
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
