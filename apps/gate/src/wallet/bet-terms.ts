import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { ageOn, protectionOf } from "@bellwether/market";
import { contributionPercent, findCampaign } from "../bonus/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { isWithoutRegister } from "../limits/index.ts";
import { type TermsParts, termsVersionFor } from "../players/index.ts";
import type { BetCommand, PlayerFacts } from "./command.ts";

/** What holds for every bet, whichever dialect it came in: the house's time-outs and terms, the market's cap, the bonus's counting. */
export type BetTerms = Pick<
  BetCommand,
  "maximumStakeMinor" | "isMarketClosed" | "sessionTimeouts" | "termsVersion" | "contributionPercent" | "at"
>;

export function createBetTerms(
  parts: TermsParts & Pick<GateParts, "titles" | "campaigns" | "askGamstop">,
): (player: PlayerFacts, gameCode: string) => BetTerms {
  const titles = new Map(parts.titles.map((title) => [title.code, title]));
  return (player, gameCode) => {
    const title = titles.get(gameCode);
    const at = parts.now();
    return {
      maximumStakeMinor: stakeCap(player, title, at),
      isMarketClosed: isWithoutRegister(parts, player.country),
      termsVersion: termsVersionFor(parts, player),
      sessionTimeouts: {
        idleMs: idleMsInPlay(player.country, parts.settings.idleTimeoutMs),
        absoluteMs: parts.settings.absoluteTimeoutMs,
      },
      contributionPercent: (bonusCode) =>
        contributionPercent(findCampaign(parts.campaigns, bonusCode), title),
      at,
    };
  };
}

/** A page tells the gate of a player who moves once in 45 s or so; its word may be late. */
const PAGE_SILENCE_MS = 60_000;

/** Some markets have a player in play asked for a sign of life, and the page ends the session without one: here no stake gets round that. */
function idleMsInPlay(country: string, houseMs: number): number {
  const inPlay = protectionOf(country).idleInPlay;
  if (!inPlay) return houseMs;
  const marketMs = (inPlay.askAfterSeconds + inPlay.answerWithinSeconds) * 1_000;
  return Math.min(houseMs, marketMs + PAGE_SILENCE_MS);
}

/** Some markets cap what one slot round may cost, and lower for the young. */
function stakeCap(player: PlayerFacts, title: CatalogueTitle | undefined, now: Date): bigint | undefined {
  const cap = protectionOf(player.country).slotStake;
  if (!cap || !title?.categories.includes("slots")) return undefined;
  return ageOn(player.bornOn, now) < cap.underAge ? cap.underMinor : cap.otherwiseMinor;
}
