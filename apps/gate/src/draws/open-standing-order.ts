import { DomainError, type Hub88Reply, type Hub88Status } from "@bellwether/contract";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { readRegion } from "@bellwether/market";
import { isVisible } from "../is-visible.ts";
import {
  isWithoutRegister,
  keepEvidence,
  needsLimits,
  personMarksOf,
  refuseExcludedPerson,
  refuseRegistered,
} from "../limits/index.ts";
import { findPlayer, hasAcceptedTerms, isBlocked, type Player, playerCan } from "../players/index.ts";
import type { MarketPorts, ReportPorts, StorePorts, TitlesPort } from "../ports.ts";
import { issueStandingOrderToken } from "../wallet/index.ts";

type Ports = StorePorts & MarketPorts & ReportPorts & TitlesPort;

/**
 * Issues a token for one ticket of a standing order, after the checks of a login and of a launch. The ticket's bet is then checked against
 * the player's limits, as every bet is. If a self-exclusion register does not answer, no token is issued, and the provider asks again.
 */
export async function openStandingOrder(
  deps: Ports,
  { provider, gameCode, playerId }: { provider: string; gameCode: string; playerId: string },
): Promise<Hub88Reply> {
  const player = await findPlayer(deps.database, playerId);
  if (!player) return { status: "RS_ERROR_INVALID_TOKEN" };
  const reply = { user: player.id, currency: player.currency, country: player.country };
  const title = deps.titles.find(({ code }) => code === gameCode);
  if (!title || title.provider !== provider || opensSoon(title) || !isOffered(deps, player, title))
    return { ...reply, status: "RS_ERROR_INVALID_GAME" };
  const refusal = refuseAccount(deps, player) ?? (await refusePerson(deps, player));
  if (refusal) return { ...reply, status: refusal };
  // Last, so that an order of somebody who may not play ends, whatever else their account waits for.
  if (await isWaiting(deps, player))
    return { ...reply, status: "RS_ERROR_USER_DISABLED", cause: "account_waits" };
  const token = await issueStandingOrderToken(deps, player.id, title);
  return { ...reply, status: "RS_OK", game_code: title.code, token };
}

/** Whether the title is sold in the player's market, whatever the account may do. */
function isOffered(deps: Ports, { brand, country, region }: Player, title: CatalogueTitle): boolean {
  const situation = {
    ...{ brand, country, region: readRegion(country, region) },
    ...{ authenticated: true, now: deps.now() },
  };
  return isVisible(title, situation, deps.toggles);
}

function refuseAccount(deps: Ports, player: Player): Hub88Status | undefined {
  const mayPlay = playerCan.play(player) && !isWithoutRegister(deps, player.country);
  return mayPlay ? undefined : "RS_ERROR_USER_DISABLED";
}

/**
 * Whether the player must first accept new terms, set deposit limits or send a document, or somebody must look at the account, or play is blocked: each of
 * them refuses a bet.
 */
async function isWaiting(deps: Ports, player: Player): Promise<boolean> {
  if (isBlocked(player, "play", deps.now())) return true;
  if (player.isDocumentAsked || player.isHeld || !hasAcceptedTerms(deps, player)) return true;
  return needsLimits(deps.database, player);
}

async function refusePerson(deps: Ports, player: Player): Promise<Hub88Status | undefined> {
  try {
    await refuseExcludedPerson(deps.database, personMarksOf(player), deps.now());
    const evidence = await refuseRegistered(deps, player, "login", player.id);
    if (evidence) await keepEvidence(deps.database, evidence, player.id);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "register_unavailable" ? "RS_ERROR_UNKNOWN" : "RS_ERROR_USER_DISABLED";
  }
}
