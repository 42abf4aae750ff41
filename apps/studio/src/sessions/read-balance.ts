import type { BalanceReply } from "@bellwether/contract/studio/index.ts";
import { newUuid } from "../new-uuid.ts";
import type { RandomPort, StepPorts, WalletPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { balanceMinorOf, WalletSilenceError, walletRefusalOf } from "../wallet/index.ts";
import { purseBalance } from "./free-play.ts";
import type { Session } from "./session.ts";

/** The current balance, in minor units. Throws `session_ended`, `player_disabled` or `wallet_unavailable`. */
export async function readSessionBalance(
  deps: StepPorts & RandomPort & WalletPort,
  session: Session,
): Promise<BalanceReply> {
  if (session.mode === "free") {
    return { balanceMinor: (await purseBalance(deps.database, session.owner)).toString() };
  }
  try {
    const reply = await deps.wallet.ask(session.provider, "/user/balance", {
      request_uuid: newUuid(deps),
      token: session.launchToken,
      user: session.playerId,
      game_code: session.gameCode,
    });
    if (reply.status === "RS_OK") return { balanceMinor: balanceMinorOf(reply).toString() };
    throw new StudioRefusalError(
      walletRefusalOf(reply) ?? "wallet_unavailable",
      "the wallet names no balance",
    );
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    throw new StudioRefusalError("wallet_unavailable", "the wallet does not answer");
  }
}
