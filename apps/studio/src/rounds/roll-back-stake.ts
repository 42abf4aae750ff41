import type { DatabasePort, LogPort, WalletPort } from "../ports.ts";
import { WalletSilenceError } from "../wallet/index.ts";
import { moveRound } from "./move-round.ts";
import type { StudioRound } from "./round.ts";
import { sendRollback } from "./wallet-calls.ts";

/**
 * Returns the stake of a round whose bet got no answer, and blocks the bet in case it still arrives. Finished only when the wallet
 * confirms; otherwise the resolver retries.
 */
export async function rollBackStake(
  deps: DatabasePort & LogPort & WalletPort,
  round: StudioRound,
): Promise<void> {
  try {
    const reply = await sendRollback(deps, round);
    if (reply.status === "RS_OK") {
      await moveRound(deps.database, round, { state: "rolled_back", dueAt: null });
      return;
    }
    deps.log.error(
      { round: round.id, status: reply.status, attempts: round.attempts },
      "a rollback was refused",
    );
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ round: round.id, err: error, attempts: round.attempts }, "a rollback was not answered");
  }
}
