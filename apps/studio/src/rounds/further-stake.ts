import type { SqlConnection } from "@bellwether/db";
import type { DatabasePort, PayoutPorts, ResolverPort, StepPorts, WalletPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { balanceMinorOf, WalletSilenceError, walletRefusalOf } from "../wallet/index.ts";
import type { StudioAction } from "./action.ts";
import { actionsIn, moveAction } from "./action-store.ts";
import { endStaking } from "./end-staking.ts";
import { lockRound } from "./lock-round.ts";
import type { StudioRound } from "./round.ts";
import { sendFurtherBet, sendFurtherRollback } from "./wallet-calls.ts";
import { whileStaking } from "./while-staking.ts";

const notTaken = () =>
  new StudioRefusalError("wallet_unavailable", "the further stake was not taken, or is given back");

/** Plays a locked round on with an action whose further stake was taken. */
export type TakeStaked = (
  connection: SqlConnection,
  locked: StudioRound,
  action: StudioAction,
  balanceMinor: bigint,
) => Promise<unknown>;

/**
 * Requests an action's stake from the wallet, once, and takes the action. Throws the wallet's refusal; or `wallet_unavailable` when the
 * result is uncertain: then the stake is rolled back alone, with retries until it succeeds, and the decision stands open.
 */
export async function placeFurtherStake(
  deps: StepPorts & PayoutPorts,
  round: StudioRound,
  action: StudioAction,
  take: TakeStaked,
): Promise<void> {
  try {
    const reply = await sendFurtherBet(deps, round, action);
    if (reply.status === "RS_OK") return await takeStaked(deps, round, action, balanceMinorOf(reply), take);
    const refusal = walletRefusalOf(reply);
    if (refusal) {
      await endStaking(deps, action, { state: "refused", refusal });
      throw new StudioRefusalError(refusal, "the wallet refused the further stake");
    }
    deps.log.warn({ round: round.id, status: reply.status }, "a further stake was refused in an unclear way");
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ round: round.id, err: error }, "a further stake was not answered");
  }
  await giveUpFurtherStake(deps, action);
  throw notTaken();
}

/** Throws the reason of a further stake that was not taken: a repeated request gets the answer of the first one. */
export function refuseUntaken({ state, refusal }: StudioAction): void {
  if (state === "taken") return;
  if (refusal !== null) throw new StudioRefusalError(refusal, "the wallet refused the further stake");
  throw notTaken();
}

async function takeStaked(
  deps: DatabasePort,
  round: StudioRound,
  action: StudioAction,
  balanceMinor: bigint,
  take: TakeStaked,
): Promise<void> {
  const isTaken = await deps.database.transaction(async (connection) => {
    const locked = await lockRound(connection, round, round.id);
    // The resolver considered this node dead and is rolling back: its decision stands.
    if (!(await moveAction(connection, action, "taken"))) return false;
    await take(connection, locked, action, balanceMinor);
    return true;
  });
  if (!isTaken) throw notTaken();
}

/** Waits until the first copy of the same request, here or on another node, has received the wallet's answer. */
export async function awaitFurtherStake(
  deps: StepPorts & PayoutPorts,
  round: StudioRound,
  action: StudioAction,
): Promise<void> {
  await whileStaking(deps, async () => {
    const staking = await actionsIn(deps.database, round, "staking");
    return staking.some(({ id }) => id === action.id);
  });
  const taken = await actionsIn(deps.database, round, "taken");
  if (taken.some(({ id }) => id === action.id)) return;
  const refused = (await actionsIn(deps.database, round, "refused")).find(({ id }) => id === action.id);
  if (refused?.refusal) throw new StudioRefusalError(refused.refusal, "the wallet refused the further stake");
  await giveUpFurtherStake(deps, action);
  throw notTaken();
}

/** Marks a further stake with an unknown result as given up; the resolver rolls it back. */
export async function giveUpFurtherStake(
  deps: StepPorts & ResolverPort,
  action: StudioAction,
): Promise<void> {
  await endStaking(deps, action, { state: "unknown", dueAt: deps.now() });
  deps.wakeResolver();
}

/** Finishes an action whose node died or whose bet got no answer: it does not count, and its stake is given back. */
export async function rollBackFurtherStake(
  deps: StepPorts & WalletPort,
  round: StudioRound,
  action: StudioAction,
): Promise<boolean> {
  // Once it is unknown, a node that is only slow cannot take it any more.
  if (
    action.state === "staking" &&
    !(await endStaking(deps, action, { state: "unknown", dueAt: deps.now() }))
  )
    return false;
  const unknown: StudioAction = { ...action, state: "unknown" };
  try {
    const reply = await sendFurtherRollback(deps, round, unknown);
    if (reply.status === "RS_OK") return await moveAction(deps.database, unknown, "rolled_back");
    deps.log.error(
      { round: round.id, status: reply.status, attempts: action.attempts },
      "a further stake's rollback was refused",
    );
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn(
      { round: round.id, err: error, attempts: action.attempts },
      "a further stake's rollback was not answered",
    );
  }
  return false;
}

/** Whether every uncertain stake of the round is back with the player: the wallet's round must not be closed before. */
export async function areStakesCertain(deps: StepPorts & WalletPort, round: StudioRound): Promise<boolean> {
  for (const action of await actionsIn(deps.database, round, "unknown"))
    if (!(await rollBackFurtherStake(deps, round, action))) return false;
  return true;
}
