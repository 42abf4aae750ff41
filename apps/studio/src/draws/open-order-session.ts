import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { Hub88Reply, Hub88Status } from "@bellwether/contract/hub88.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import { newUuid } from "../new-uuid.ts";
import type { RandomPort, StepPorts, StudioTitle, StudioTitlesPort, WalletPort } from "../ports.ts";
import { checkLaunch, type MoneySession, type Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { WalletSilenceError, walletRefusalOf } from "../wallet/index.ts";
import type { StoredSubscription } from "./subscription-store.ts";

/** The wallet refuses the standing order because this player may not play: it ends. */
export class OrderDisabledError extends Error {}

/** Refusals of a standing order. Any other status leaves it open, and the wallet is asked again. */
const refusals: Partial<Record<Hub88Status, StudioErrorCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: "not_enough_money",
  RS_ERROR_LIMIT_REACHED: "limit_reached",
  RS_ERROR_USER_DISABLED: "player_disabled",
  RS_ERROR_INVALID_TOKEN: "player_disabled",
  RS_ERROR_INVALID_GAME: "unknown_game",
};

/**
 * A session for one ticket of a standing order. The wallet checks player, market and registers again, as at a launch. Throws the wallet's
 * refusal, `OrderDisabledError` when the order ends for it, or `wallet_unavailable` when the wallet does not answer: then nothing is decided.
 */
export async function openOrderSession(
  deps: StepPorts & RandomPort & StudioTitlesPort & WalletPort,
  { gameCode, model }: TableFile,
  { playerId, currency }: StoredSubscription,
): Promise<Session> {
  const title = deps.titles.get(gameCode);
  if (!title) throw new StudioRefusalError("unknown_game", "no such game");
  const { status, cause, token } = await ask(deps, title, playerId);
  const refusal = cause === "account_waits" ? cause : refusals[status];
  if (refusal === "player_disabled") throw new OrderDisabledError("the player may not play");
  if (refusal) throw new StudioRefusalError(refusal, "the wallet refused the standing order");
  if (status !== "RS_OK" || token === undefined)
    throw new StudioRefusalError("wallet_unavailable", "the wallet gave no token");
  const { launch } = await checkLaunch(deps, title, token, undefined);
  if (launch.playerId !== playerId || launch.currency !== currency)
    throw new StudioRefusalError("invalid_token", "the token is for another player or currency");
  return { ...launch, model };
}

/**
 * Asks the wallet whether the session may open a standing order now, as it may buy a ticket: its player is there, so a reality check or a time
 * limit counts. Throws the wallet's refusal of a bet, or `wallet_unavailable`.
 */
export async function checkMayOrder(
  deps: StepPorts & RandomPort & WalletPort,
  { provider, gameCode, playerId, launchToken }: MoneySession,
): Promise<void> {
  const reply = await ask(deps, { provider, code: gameCode }, playerId, launchToken);
  if (reply.status === "RS_OK") return;
  throw new StudioRefusalError(
    walletRefusalOf(reply) ?? "wallet_unavailable",
    "the wallet allows no standing order now",
  );
}

async function ask(
  deps: StepPorts & RandomPort & WalletPort,
  title: Pick<StudioTitle, "provider" | "code">,
  user: string,
  launchToken?: string,
): Promise<Hub88Reply> {
  try {
    return await deps.wallet.ask(title.provider, "/user/standing-order", {
      request_uuid: newUuid(deps),
      user,
      game_code: title.code,
      launch_token: launchToken,
    });
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ err: error }, "the wallet did not answer a standing order");
    throw new StudioRefusalError("wallet_unavailable", "the wallet does not answer");
  }
}
