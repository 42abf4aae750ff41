import type { ActRequest, StartRoundReply } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { type ActionChoice, offeredChoice } from "@bellwether/games";
import type {
  ClockPort,
  FairnessPorts,
  ModelsPort,
  ResolverPort,
  SeedVaultPort,
  StakePorts,
} from "../ports.ts";
import { changePurse, type Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { StudioAction } from "./action.ts";
import { actionsIn, findRequestedAction, insertAction } from "./action-store.ts";
import { advanceRound } from "./advance-round.ts";
import { hasPlayEnded } from "./end-decisions.ts";
import { awaitFurtherStake, placeFurtherStake, refuseUntaken } from "./further-stake.ts";
import { lockRound } from "./lock-round.ts";
import { outcomeOf } from "./outcome.ts";
import { payFromPurse } from "./play-free-round.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";
import { startReply } from "./start-round.ts";
import { takeAction } from "./take-action.ts";

/**
 * Takes one of a round's choices. An action that adds to the stake counts once the wallet has taken the further stake; one that it refuses
 * leaves the decision open. Repeating the request returns the round as it stands. Throws `round_not_found`, `invalid_action` (not one of the
 * choices, or the decision was made already), `player_disabled` once the player may no longer play, `request_conflict`, a start's refusals
 * by the wallet, or `wallet_unavailable` when the further stake was not taken or is given back.
 */
export async function act(
  deps: StakePorts,
  session: Session,
  roundId: string,
  request: ActRequest,
): Promise<StartRoundReply> {
  const { round, action, isNew } = await deps.database.transaction((connection) =>
    chooseAction(deps, connection, session, roundId, request),
  );
  if (action.state === "staking")
    await (isNew
      ? placeFurtherStake(deps, round, action, (...staked) => takeAction(deps, ...staked))
      : awaitFurtherStake(deps, round, action));
  else refuseUntaken(action);
  const acted = await findRound(deps.database, session, roundId);
  return startReply(deps, session.mode === "free" ? acted : await advanceRound(deps, acted));
}

/** Stores the action; takes it at once when nothing has to be asked of the wallet. */
async function chooseAction(
  deps: FairnessPorts & ClockPort & ModelsPort & ResolverPort,
  connection: SqlConnection,
  session: Session,
  roundId: string,
  request: ActRequest,
): Promise<{ round: StudioRound; action: StudioAction; isNew: boolean }> {
  const round = await lockRound(connection, session, roundId);
  const known = await findRequestedAction(connection, session.owner, request.requestId);
  if (known) {
    const isSame =
      known.roundId === round.id &&
      known.seq === request.seq &&
      offeredChoice([known], request.action) !== undefined;
    if (!isSame)
      throw new StudioRefusalError("request_conflict", "this request id was used for another action");
    return { round, action: known, isNew: false };
  }
  const choice = await openChoice(deps, connection, round, request);
  const chosen = { requestId: request.requestId, action: request.action, stakeMinor: choice.stakeMinor };
  if (choice.stakeMinor > 0n && session.mode === "money") {
    const staked = { ...chosen, launchToken: session.launchToken };
    return { round, action: await insertAction(deps, connection, round, staked, "staking"), isNew: true };
  }

  const balanceMinor =
    choice.stakeMinor > 0n ? await payFurther(connection, round, choice) : round.balanceMinor;
  const action = await insertAction(deps, connection, round, chosen, "taken");
  const taken = await takeAction(deps, connection, round, action, balanceMinor);
  if (session.mode === "free" && taken.payoutMinor === 0n) await payFromPurse(connection, taken);
  return { round: taken, action, isNew: true };
}

/** The choice that this request takes. Throws `invalid_action` when the round does not offer it now, or `player_disabled`. */
async function openChoice(
  deps: ModelsPort & SeedVaultPort,
  connection: SqlConnection,
  round: StudioRound,
  { seq, action }: ActRequest,
): Promise<ActionChoice> {
  if (round.state !== "deciding")
    throw new StudioRefusalError("invalid_action", "the round does not wait for a choice");
  if (await hasPlayEnded(connection, round))
    throw new StudioRefusalError("player_disabled", "the player may not play: the rule decides");
  if (seq !== round.actions.length + 1)
    throw new StudioRefusalError("invalid_action", `the round waits for choice ${round.actions.length + 1}`);
  if ((await actionsIn(connection, round, "staking")).length > 0)
    throw new StudioRefusalError("invalid_action", "another choice is being made");
  const choice = offeredChoice(outcomeOf(deps, round).choices, action);
  if (!choice) throw new StudioRefusalError("invalid_action", "this is not one of the choices");
  return choice;
}

async function payFurther(
  connection: SqlConnection,
  { owner }: StudioRound,
  { stakeMinor }: ActionChoice,
): Promise<bigint> {
  const balanceMinor = await changePurse(connection, owner, -stakeMinor);
  if (balanceMinor === undefined)
    throw new StudioRefusalError("not_enough_money", "the further stake is more than the balance");
  return balanceMinor;
}
