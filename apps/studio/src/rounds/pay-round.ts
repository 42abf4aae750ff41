import { findModel, hasChoices } from "@bellwether/games";
import type { SettlePorts } from "../ports.ts";
import { balanceMinorOf, WalletSilenceError } from "../wallet/index.ts";
import { areStakesCertain } from "./further-stake.ts";
import { moveRound } from "./move-round.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";
import { sendWin } from "./wallet-calls.ts";

const RETRY_MS = 1_000;
/** How long a player waits for a wallet that does not answer; after that the resolver pays. */
const PATIENCE_MS = 3_000;

/**
 * Reports the winnings of a `settling` round, including 0, to the wallet and closes the round there; with `tries`, retries after a second.
 * Uses the same id each time, so it is paid once. Returns the round as `settled`, or still `settling`; then the resolver continues.
 */
export async function payRound(deps: SettlePorts, round: StudioRound, tries = 1): Promise<StudioRound> {
  const begunAt = deps.now().getTime();
  for (let left = tries; left > 0; left -= 1) {
    const paid = await payOnce(deps, round);
    if (paid) return paid;
    if (left === 1 || deps.now().getTime() - begunAt >= PATIENCE_MS) break;
    await deps.wait(RETRY_MS);
  }
  return round;
}

async function payOnce(deps: SettlePorts, round: StudioRound): Promise<StudioRound | undefined> {
  const { rules } = findModel(deps.models, round.model);
  if (hasChoices(rules) && !(await areStakesCertain(deps, round))) return undefined;
  try {
    const reply = await sendWin(deps, round);
    if (reply.status === "RS_OK") {
      const step = { state: "settled", balanceMinor: balanceMinorOf(reply), dueAt: null } as const;
      return (await moveRound(deps.database, round, step)) ?? findRound(deps.database, round, round.id);
    }
    deps.log.error({ round: round.id, status: reply.status, attempts: round.attempts }, "a win was refused");
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ round: round.id, err: error, attempts: round.attempts }, "a win was not answered");
  }
  return undefined;
}
