import type { Player } from "./player.ts";

type AddressOfPlayer = Pick<Player, "address" | "address2" | "zip" | "city" | "region" | "state" | "country">;

/** A player's address on one line. */
export function wholeAddress(player: AddressOfPlayer): string {
  const street = [player.address, player.address2].filter(Boolean).join(", ");
  return [street, `${player.zip} ${player.city}`, player.region, player.state, player.country]
    .filter((part) => part.trim() !== "")
    .join(", ");
}
