import type { IdentityResult, ReadDocument } from "@bellwether/contract";
import type { ResultDifference, ResultEffect } from "@bellwether/contract/office/index.ts";
import { isSamePerson } from "../limits/index.ts";
import type { Player } from "../players/index.ts";

/** In what a document, as the vendor has read it, differs from the account; `today` is `YYYY-MM-DD`. Names may be in any usual spelling and order. */
export function differencesOf(
  player: Pick<Player, "firstName" | "lastName" | "bornOn">,
  document: ReadDocument | null,
  today: string,
): ResultDifference[] {
  if (!document) return [];
  const { first_name: firstName, last_name: lastName, born_on: bornOn, valid_until: validUntil } = document;
  const found: [ResultDifference, boolean][] = [
    ["name", !isSamePerson({ firstName, lastName, bornOn: player.bornOn }, player)],
    ["born_on", bornOn !== player.bornOn],
    ["out_of_date", validUntil !== null && validUntil < today],
  ];
  return found.flatMap(([difference, isSet]) => (isSet ? [difference] : []));
}

/** How an applicant stands when a result comes: `last` is what the vendor had said before. */
export type ApplicantStanding = {
  state: "wanted" | "open" | "review" | "decided" | "over";
  last: IdentityResult["status"] | undefined;
};

/**
 * What follows from a result. Only an approval of the account's own person proves anything. Nothing follows once the house has decided or nobody asks any
 * more. What the vendor takes back, and what it says of somebody else, is for the office to look at.
 */
export function effectOf(
  { state, last }: ApplicantStanding,
  { status }: Pick<IdentityResult, "status">,
  differs: readonly ResultDifference[],
): ResultEffect {
  if (state === "over") return "none";
  if (last === status) return "none";
  if (last === "approved") return "queue";
  if (status === "approved") return differs.length === 0 ? "accept" : "queue";
  return status === "declined" ? "refuse" : "queue";
}
