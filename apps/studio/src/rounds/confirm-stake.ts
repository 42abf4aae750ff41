import type { PlayedRound } from "@bellwether/games";
import type {
  ClockPort,
  DatabasePort,
  ModelsPort,
  ResolverPort,
  SeedVaultPort,
  StakePotsPort,
} from "../ports.ts";
import { stepAfter } from "./draw-round.ts";
import { stepDueAt, tableBetDueAt } from "./due.ts";
import { type MoveStep, moveRound } from "./move-round.ts";
import { outcomeOf } from "./outcome.ts";
import type { StudioRound } from "./round.ts";

type ConfirmPorts = ClockPort & DatabasePort & ModelsPort & ResolverPort & SeedVaultPort & StakePotsPort;

/**
 * Advances a round after the wallet took its stake, and draws it in the same step; a table draws its bets later. In the same SQL transaction the
 * stake is added to the round's pots, which may be hit: so a contribution counts once, and a pot is won by one round. Returns undefined if the
 * round was already advanced elsewhere.
 */
export async function confirmStake(
  deps: ConfirmPorts,
  round: StudioRound,
  balanceMinor: bigint,
): Promise<StudioRound | undefined> {
  const played = playedOf(deps, round);
  const step = { ...stepOf(deps, round, played), balanceMinor };
  if (round.pots.length === 0) return moveRound(deps.database, round, step);
  return deps.database.transaction(async (connection) => {
    const moved = await moveRound(connection, round, step);
    if (!moved) return undefined;
    const potHits = await deps.addToPots(connection, round);
    if (potHits.length === 0) return moved;
    await connection.query("UPDATE studio_round SET pot_hits = $3 WHERE owner = $1 AND id = $2", [
      round.owner,
      round.id,
      JSON.stringify(potHits),
    ]);
    const hit = { ...moved, potHits };
    // A round that pays nothing else is not lost after all.
    return (await moveRound(connection, hit, stepOf(deps, hit, played))) ?? hit;
  });
}

/** Undefined for a bet at a table, and for a round that cannot be drawn now: its stake is taken, and the next step tells why. */
function playedOf(deps: ConfirmPorts, round: StudioRound): PlayedRound | undefined {
  if (round.table) return undefined;
  try {
    return outcomeOf(deps, round);
  } catch {
    return undefined;
  }
}

function stepOf(deps: ConfirmPorts, round: StudioRound, played: PlayedRound | undefined): MoveStep {
  if (played) return stepAfter(deps, round, played);
  const now = deps.now();
  // The table settles its bets. The resolver looks only at a bet that the table has not settled by then.
  return { state: "staked", dueAt: round.table ? tableBetDueAt(now, round.table) : stepDueAt(now) };
}
