import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { ageOn, protectionOf } from "@bellwether/market";
import { contributionPercent, findCampaign } from "../bonus/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { type TermsParts, termsVersionFor } from "../players/index.ts";
import type { BetCommand, PlayerFacts } from "./command.ts";

/** What holds for every bet, whichever dialect it came in: the house's time-outs and terms, the market's cap, the bonus's counting. */
export type BetTerms = Pick<
  BetCommand,
  "maximumStakeMinor" | "sessionTimeouts" | "termsVersion" | "contributionPercent" | "at"
>;

export function createBetTerms(
  parts: TermsParts & Pick<GateParts, "titles" | "campaigns">,
): (player: PlayerFacts, gameCode: string) => BetTerms {
  const titles = new Map(parts.titles.map((title) => [title.code, title]));
  const sessionTimeouts = {
    idleMs: parts.settings.idleTimeoutMs,
    absoluteMs: parts.settings.absoluteTimeoutMs,
  };
  return (player, gameCode) => {
    const title = titles.get(gameCode);
    const at = parts.now();
    return {
      maximumStakeMinor: stakeCap(player, title, at),
      sessionTimeouts,
      termsVersion: termsVersionFor(parts, player),
      contributionPercent: (bonusCode) =>
        contributionPercent(findCampaign(parts.campaigns, bonusCode), title),
      at,
    };
  };
}

/** Some markets cap what one slot round may cost, and lower for the young. */
function stakeCap(player: PlayerFacts, title: CatalogueTitle | undefined, now: Date): bigint | undefined {
  const cap = protectionOf(player.country).slotStake;
  if (!cap || !title?.categories.includes("slots")) return undefined;
  return ageOn(player.bornOn, now) < cap.underAge ? cap.underMinor : cap.otherwiseMinor;
}
