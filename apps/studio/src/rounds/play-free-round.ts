import type { StartRoundRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { DatabasePort, FairnessPorts, GamePorts, PayoutPorts, StepPorts } from "../ports.ts";
import { changePurse, type Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { drawRound } from "./draw-round.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import { reserveRound } from "./reserve-round.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";

/**
 * Plays a whole round of free play in one SQL transaction: the steps are those of play for money, with the free-play purse instead of the wallet.
 */
export async function playFreeRound(
  deps: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  session: Session,
  request: StartRoundRequest,
): Promise<StudioRound> {
  return deps.database.transaction(async (connection) => {
    const { round, isNew } = await reserveRound(deps, connection, session, request);
    if (!isNew) return round;
    const balanceMinor = await changePurse(connection, round.owner, -round.stakeMinor);
    if (balanceMinor === undefined)
      throw new StudioRefusalError("not_enough_money", "the stake is more than the balance");
    const dueAt = stepDueAt(deps.now());
    const staked = await moveRound(connection, round, { state: "staked", balanceMinor, dueAt });
    if (!staked) throw new Error("another process changed a new round of free play");
    const drawn = await drawRound(deps, connection, staked);
    return drawn.payoutMinor === 0n ? payFromPurse(connection, drawn) : drawn;
  });
}

/** Pays an open round of free play; a round that is already paid stays unchanged. */
export async function settleFreeRound(deps: DatabasePort, round: StudioRound): Promise<StudioRound> {
  return deps.database.transaction((connection) => payFromPurse(connection, round));
}

/** Pays a drawn round of free play into its purse; a round that is already paid stays unchanged. */
export async function payFromPurse(connection: SqlConnection, round: StudioRound): Promise<StudioRound> {
  const settled = await moveRound(connection, round, { state: "settled", dueAt: null });
  if (!settled) return findRound(connection, round, round.id);
  const balanceMinor = await changePurse(connection, round.owner, settled.payoutMinor ?? 0n);
  if (balanceMinor === undefined) throw new Error("a payout left too little in the purse");
  await connection.query("UPDATE studio_round SET balance_minor = $3 WHERE owner = $1 AND id = $2", [
    round.owner,
    round.id,
    balanceMinor,
  ]);
  return { ...settled, balanceMinor };
}
