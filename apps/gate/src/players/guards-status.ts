import { type GuardName, isTemporaryEmail } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import { needsLimits } from "../limits/index.ts";
import type { Player } from "./player.ts";
import { hasAcceptedTerms } from "./terms.ts";

type Guard = { guard: GuardName; route: string };

/** What the player must settle before going on, in the order in which to settle it, and the route that settles each. */
export async function guardsStatus(parts: GateParts, player: Player): Promise<Guard[]> {
  const guards: [boolean, Guard][] = [
    [!hasAcceptedTerms(parts, player), { guard: "terms", route: "/info/terms" }],
    [player.email === "" || isTemporaryEmail(player.email), { guard: "email", route: "/set-email" }],
    [player.phone === "", { guard: "phone", route: "/set-phone-number" }],
    [!player.isActivated, { guard: "activation", route: "/activation" }],
    [await needsLimits(parts.database, player), { guard: "limits", route: "/set-limits" }],
    [player.isDocumentAsked, { guard: "document", route: "/my-account/account-info" }],
  ];
  return guards.flatMap(([isOpen, guard]) => (isOpen ? [guard] : []));
}
