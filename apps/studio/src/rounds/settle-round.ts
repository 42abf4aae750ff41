import type { SettleRoundReply } from "@bellwether/contract/studio/index.ts";
import type { ClockPort, DatabasePort, SettlePorts } from "../ports.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import { payRound } from "./pay-round.ts";
import { settleFreeRound } from "./play-free-round.ts";
import { isDrawn, type StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";
import { wireState } from "./wire-round.ts";

const TRIES = 3;

/**
 * Pays a round that the player has seen to its end. Idempotent: a settled round is returned unchanged. Throws `round_not_found`,
 * `invalid_action` while it waits for a choice, or `wallet_unavailable` while the wallet does not answer; in that case the round is paid
 * later.
 */
export async function settleRound(
  deps: SettlePorts,
  session: Session,
  roundId: string,
): Promise<SettleRoundReply> {
  const round = await findRound(deps.database, session, roundId);
  const settled =
    round.mode === "free" ? await settleFree(deps, round) : await settleForMoney(deps, round, TRIES);
  if (!isDrawn(settled)) throw new StudioRefusalError("round_not_found", "the round was not drawn");
  if (settled.payoutMinor === null)
    throw new StudioRefusalError("invalid_action", "the round waits for a choice");
  if (wireState(settled) === "open")
    throw new StudioRefusalError("wallet_unavailable", "the wallet does not answer yet");
  return {
    roundId: settled.id,
    payoutMinor: settled.payoutMinor.toString(),
    balanceMinor: settled.balanceMinor.toString(),
  };
}

async function settleFree(deps: DatabasePort, round: StudioRound): Promise<StudioRound> {
  return round.state === "open" ? settleFreeRound(deps, round) : round;
}

/** Pays a money round that is open or settling; returns any other unchanged. */
export async function settleForMoney(deps: SettlePorts, round: StudioRound, tries = 1): Promise<StudioRound> {
  const settling = round.state === "open" ? await beginSettling(deps, round) : round;
  return settling.state === "settling" ? payRound(deps, settling, tries) : settling;
}

async function beginSettling(deps: ClockPort & DatabasePort, round: StudioRound): Promise<StudioRound> {
  const dueAt = stepDueAt(deps.now());
  const settling = await moveRound(deps.database, round, { state: "settling", dueAt });
  return settling ?? findRound(deps.database, round, round.id);
}
