import { type calls, isTemporaryEmail, type OutputOf } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import type { Player } from "./player.ts";
import { hasAcceptedTerms } from "./terms.ts";

/** Must this player set limits before going on? The limits' own rules answer; markets without such a duty say no. */
export type NeedsLimits = (player: Player) => Promise<boolean>;

/** No market that takes signups asks for limits before the first stake (docs/decisions/0002). */
export const nobodyNeedsLimits: NeedsLimits = async () => false;

type Guard = OutputOf<typeof calls.guardsStatus>["guards"][number];

/** What the player must settle before going on, in the order in which to settle it, and the route that settles each. */
export async function guardsStatus(
  parts: GateParts,
  player: Player,
  needsLimits: NeedsLimits,
): Promise<Guard[]> {
  const guards: [boolean, Guard][] = [
    [!hasAcceptedTerms(parts, player), { guard: "terms", route: "/info/terms" }],
    [player.email === "" || isTemporaryEmail(player.email), { guard: "email", route: "/set-email" }],
    [player.phone === "", { guard: "phone", route: "/set-phone-number" }],
    [!player.isActivated, { guard: "activation", route: "/activation" }],
    [await needsLimits(player), { guard: "limits", route: "/set-limits" }],
    [player.isDocumentAsked, { guard: "document", route: "/my-account/account-info" }],
  ];
  return guards.flatMap(([isOpen, guard]) => (isOpen ? [guard] : []));
}
