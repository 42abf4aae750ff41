import type { Hub88Reply, Hub88Reward } from "@bellwether/contract/hub88.ts";
import { CurrencyCode } from "@bellwether/contract/money.ts";
import { LanguageCode } from "@bellwether/contract/studio/index.ts";
import { newUuid } from "../new-uuid.ts";
import type { RandomPort, StepPorts, StudioTitle, WalletPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { capMinorOf, WalletSilenceError } from "../wallet/index.ts";
import type { Bettor, CheckedLaunch } from "./session.ts";

const DEFAULT_LANGUAGE = "en";

/**
 * Asks the wallet for the player behind this token, which must be for this very game. Returns the wallet's free rounds too, and what others
 * at a table may see of the player. Throws `invalid_token`, `session_ended` (expired), `player_disabled` or `wallet_unavailable`.
 */
export async function checkLaunch(
  deps: StepPorts & RandomPort & WalletPort,
  title: StudioTitle,
  launchToken: string,
  language: string | undefined,
): Promise<{ launch: CheckedLaunch; rewards: readonly Hub88Reward[]; bettor: Bettor }> {
  const info = await askInfo(deps, title, launchToken);
  if (info.status === "RS_ERROR_INVALID_TOKEN")
    throw new StudioRefusalError("invalid_token", "the wallet does not know this launch token");
  if (info.status === "RS_ERROR_TOKEN_EXPIRED")
    throw new StudioRefusalError("session_ended", "the launch token ran out");
  if (info.status === "RS_ERROR_USER_DISABLED")
    throw new StudioRefusalError("player_disabled", "the player may not play");
  if (info.status !== "RS_OK") {
    // It says nothing about the token or the player, so nothing is decided.
    deps.log.warn({ status: info.status }, "the wallet did not confirm a launch");
    throw new StudioRefusalError("wallet_unavailable", "the wallet did not confirm the launch token");
  }
  const currency = CurrencyCode.safeParse(info.currency);
  if (!info.user || !currency.success)
    throw new StudioRefusalError("wallet_unavailable", "the wallet named no player");
  if (info.game_code !== title.code)
    throw new StudioRefusalError("invalid_token", "the launch token is for another game");
  const launch: CheckedLaunch = {
    owner: `player:${info.user}`,
    provider: title.provider,
    gameCode: title.code,
    currency: currency.data,
    language: language ?? LanguageCode.safeParse(info.language).data ?? DEFAULT_LANGUAGE,
    maximumStakeMinor: capMinorOf(info),
    country: info.country,
    mode: "money",
    playerId: info.user,
    launchToken,
  };
  const bettor = { initial: info.initial, isHouse: info.is_house ?? false };
  return { launch, rewards: info.rewards ?? [], bettor };
}

async function askInfo(
  deps: StepPorts & RandomPort & WalletPort,
  title: StudioTitle,
  token: string,
): Promise<Hub88Reply> {
  // No token of the gate is this long; its schema would report it as a malformed request from us.
  if (token.length > 100) throw new StudioRefusalError("invalid_token", "not a launch token");
  try {
    return await deps.wallet.ask(title.provider, "/user/info", {
      request_uuid: newUuid(deps),
      token,
      game_code: title.code,
    });
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ err: error }, "the wallet did not confirm a launch");
    throw new StudioRefusalError("wallet_unavailable", "the wallet does not answer");
  }
}
