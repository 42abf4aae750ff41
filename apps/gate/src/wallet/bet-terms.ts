import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { ageOn, protectionOf } from "@bellwether/market";
import { contributionPercent, findCampaign } from "../bonus/index.ts";
import { type GamstopPort, isWithoutRegister } from "../limits/index.ts";
import type { TermsPort } from "../players/index.ts";
import type { CampaignsPort, ClockPort, SettingsPort, TitlesPort } from "../ports.ts";
import type { BetCommand, PlayerFacts } from "./command.ts";

/** What holds for every bet, whichever dialect it came in: the house's time-outs and terms, the market's cap, the bonus's counting. */
export type BetTerms = Pick<
  BetCommand,
  "maximumStakeMinor" | "isMarketClosed" | "sessionTimeouts" | "termsVersion" | "contributionPercent" | "at"
>;

export function createBetTerms(
  deps: TitlesPort &
    CampaignsPort &
    ClockPort &
    SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs"> &
    TermsPort &
    GamstopPort,
): (player: PlayerFacts, gameCode: string) => BetTerms {
  const titles = new Map(deps.titles.map((title) => [title.code, title]));
  return (player, gameCode) => {
    const title = titles.get(gameCode);
    const at = deps.now();
    return {
      maximumStakeMinor: stakeCap(player, title, at),
      isMarketClosed: isWithoutRegister(deps, player.country),
      termsVersion: deps.terms.versionFor(player),
      sessionTimeouts: {
        idleMs: idleMsInPlay(player.country, deps.settings.idleTimeoutMs),
        absoluteMs: deps.settings.absoluteTimeoutMs,
      },
      contributionPercent: (bonusCode) => contributionPercent(findCampaign(deps.campaigns, bonusCode), title),
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
