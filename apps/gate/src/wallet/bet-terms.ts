import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import { contributionPercent } from "@bellwether/contract/content/contribution.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { titlesByCode } from "@bellwether/contract/content/titles-by-code.ts";
import { ANY_REGION, ageOn, protectionOf } from "@bellwether/market";
import { findShares } from "../bonus/index.ts";
import { isSlot } from "../is-slot.ts";
import { isVisible } from "../is-visible.ts";
import { isWithoutRegister } from "../limits/index.ts";
import type { GameSheetPort, MarketPorts, OfferPorts, SettingsPort } from "../ports.ts";
import { isGameStopped } from "../stops/index.ts";
import type { BetCommand, PlayerFacts } from "./command.ts";

/**
 * The terms of every bet, in either dialect: the house's time-outs and terms version, the market's maximum stake, and how the bonus counts it.
 */
export type BetTerms = Pick<
  BetCommand,
  | "maximumStakeMinor"
  | "isGameClosed"
  | "isMarketClosed"
  | "sessionTimeouts"
  | "termsVersion"
  | "contributionPercent"
>;

export function createBetTerms(
  deps: OfferPorts & MarketPorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs"> & GameSheetPort,
): (player: PlayerFacts, gameCode: string, at: Date) => BetTerms {
  /** By the title itself: a later version of the content has other titles. */
  const capped = new WeakMap<CatalogueTitle, boolean>();
  const isCapped = (title: CatalogueTitle) => {
    const known = capped.get(title) ?? isSlot(deps, title);
    capped.set(title, known);
    return known;
  };
  return (player, gameCode, at) => {
    const title = titlesByCode(deps.titles).get(gameCode);
    // A game may be open for hours, while its market or brand stops offering it. A region is where the visitor is, which a signed bet does not tell.
    const situation = {
      brand: player.brand,
      country: player.country,
      region: ANY_REGION,
      authenticated: true,
      now: at,
    };
    return {
      maximumStakeMinor: title && stakeCap(player, () => isCapped(title), at),
      isGameClosed:
        !title ||
        opensSoon(title) ||
        isGameStopped(deps, title, player.country, at) ||
        !isVisible(title, situation, deps.toggles),
      isMarketClosed: isWithoutRegister(deps, player.country),
      termsVersion: deps.terms.versionFor(player),
      sessionTimeouts: {
        idleMs: idleMsInPlay(player.country, deps.settings.idleTimeoutMs),
        absoluteMs: deps.settings.absoluteTimeoutMs,
      },
      contributionPercent: (bonusCode) =>
        contributionPercent(findShares(deps, bonusCode, player.country), title),
    };
  };
}

/** A page reports a player's activity every 45 s or so; a report may be late. */
const PAGE_SILENCE_MS = 60_000;

/**
 * Some markets require the page to ask a player in play for a sign of life and to end the session without one; this refuses stakes that
 * bypass the page.
 */
function idleMsInPlay(country: string, houseMs: number): number {
  const inPlay = protectionOf(country).idleInPlay;
  if (!inPlay) return houseMs;
  const marketMs = (inPlay.askAfterSeconds + inPlay.answerWithinSeconds) * 1_000;
  return Math.min(houseMs, marketMs + PAGE_SILENCE_MS);
}

/** Some markets limit the stake of one slot round, with a lower limit for young players. */
function stakeCap(player: PlayerFacts, isCapped: () => boolean, at: Date): bigint | undefined {
  const cap = protectionOf(player.country).slotStake;
  if (!cap || !isCapped()) return undefined;
  return ageOn(player.bornOn, player.country, at) < cap.underAge ? cap.underMinor : cap.otherwiseMinor;
}
