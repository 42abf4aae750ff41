import { isDeepStrictEqual } from "node:util";
import type { TableAction, TakeTableActionRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { RoundRefusedError } from "@bellwether/games";
import type { FairnessPorts, ModelsPort, StakePorts, StepPorts } from "../ports.ts";
import {
  awaitFurtherStake,
  findRequestedAction,
  hasPlayEnded,
  insertAction,
  lockRound,
  placeFurtherStake,
  refuseUntaken,
  type StudioAction,
  type StudioRound,
} from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { drawTableRound } from "./draw-table-round.ts";
import { lockRunOf, storeTableAction, takeStakedTableAction } from "./lock-run.ts";
import { openTableChoice } from "./open-table-choice.ts";
import { findRequestedTableAction } from "./table-action-store.ts";

/** An action that counts, or one whose further stake the wallet has to take first. */
type Chosen = { taken: TableAction } | { bet: StudioRound; action: StudioAction; isNew: boolean };

/**
 * Takes an action for the player's own bet while the bet's round is running. It counts at the database's time in its SQL transaction, and one
 * with a further stake at the time at which the wallet's answer is stored. Repeating the request returns the same action, also after the
 * run. Throws `round_not_found`, `request_conflict`, `too_early`, `too_late`, `invalid_action`, or `player_disabled` for a decision of a player
 * who may no longer play (a cash-out still counts); for a further stake also the wallet's refusal, or `wallet_unavailable` when it was not
 * taken or is given back. A standing bet is honoured: neither the table's file nor its title is asked.
 */
export async function takeTableAction(
  deps: StakePorts,
  session: Session,
  { tableId, roundId }: { tableId: string; roundId: string },
  request: TakeTableActionRequest,
): Promise<TableAction> {
  const chosen = await deps.database.transaction((connection) =>
    chooseTableAction(deps, connection, session, { tableId, roundId }, request),
  );
  if ("taken" in chosen) return chosen.taken;
  const { bet, action, isNew } = chosen;
  if (action.state !== "staking") refuseUntaken(action);
  else if (isNew)
    await placeFurtherStake(deps, bet, action, (...staked) => takeStakedTableAction(deps, ...staked));
  else await awaitFurtherStake(deps, bet, action);
  const taken = await findRequestedTableAction(deps.database, session.owner, request.requestId);
  if (!taken) throw new Error(`the action ${action.id} was taken and is not stored`);
  return taken;
}

async function chooseTableAction(
  deps: StepPorts & FairnessPorts & ModelsPort,
  connection: SqlConnection,
  session: Session,
  { tableId, roundId }: { tableId: string; roundId: string },
  { requestId, action }: TakeTableActionRequest,
): Promise<Chosen> {
  // Actions for one bet come one after another, from however many devices.
  const bet = await lockRound(connection, session, roundId);
  const taken = await findRequestedTableAction(connection, session.owner, requestId);
  const staking = taken ? undefined : await findRequestedAction(connection, session.owner, requestId);
  const known = taken ?? staking;
  if (known && (known.roundId !== roundId || !isDeepStrictEqual(known.action, action))) throw conflict();
  if (taken) return { taken };
  if (staking) return { bet, action: staking, isNew: false };

  const run = await lockRunOf(deps, connection, bet, tableId);
  const { rules, drawn } = drawTableRound(deps, tableId, run.table, run.beaconSignature);
  if (!rules.run) throw new RoundRefusedError("invalid_action", "this game has no actions");
  if (rules.run.kind === "exits") {
    const played = { input: bet.input, actions: bet.table?.actions ?? [] };
    rules.run.checkAction(drawn.outcome, played, action, run.nowMs);
  } else {
    if (await hasPlayEnded(connection, bet))
      throw new StudioRefusalError("player_disabled", "the player may not play: the rule decides");
    const asked = { bet, action, nowMs: run.nowMs };
    const { stakeMinor } = await openTableChoice(
      connection,
      { ...rules, run: rules.run },
      drawn.outcome,
      asked,
    );
    if (stakeMinor > 0n) {
      const { launchToken } = session;
      const staked = { requestId, action, stakeMinor, launchToken, fromMs: run.nowMs };
      return { bet, action: await insertAction(deps, connection, bet, staked, "staking"), isNew: true };
    }
  }
  const counted = { roundId, action, afterMs: run.nowMs };
  if (!(await storeTableAction(connection, bet, requestId, counted))) throw conflict();
  return { taken: counted };
}

const conflict = () =>
  new StudioRefusalError("request_conflict", "this request id was used for another action");
