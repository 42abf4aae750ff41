import { type GuardName, isTemporaryEmail } from "@bellwether/contract";
import { needsLimits } from "../limits/index.ts";
import { hasAcceptedTerms, type Player } from "../players/index.ts";
import type { DatabasePort, TermsPort } from "../ports.ts";

type Guard = { guard: GuardName; route: string };

/** The player's open guards in the order to settle them, each with its route. */
export async function guardsStatus(deps: DatabasePort & TermsPort, player: Player): Promise<Guard[]> {
  const guards: [boolean, Guard][] = [
    [!hasAcceptedTerms(deps, player), { guard: "terms", route: "/info/terms" }],
    [player.email === "" || isTemporaryEmail(player.email), { guard: "email", route: "/set-email" }],
    [player.phone === "", { guard: "phone", route: "/set-phone-number" }],
    [!player.isActivated, { guard: "activation", route: "/activation" }],
    [await needsLimits(deps.database, player), { guard: "limits", route: "/set-limits" }],
    [player.isDocumentAsked, { guard: "document", route: "/my-account/account-info" }],
    [player.isHeld, { guard: "held", route: "/my-account/account-info" }],
  ];
  return guards.flatMap(([isOpen, guard]) => (isOpen ? [guard] : []));
}
