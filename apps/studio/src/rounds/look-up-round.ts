import type { LookUpRoundRequest, StartRoundReply } from "@bellwether/contract/studio/index.ts";
import type { JackpotsPort, ResolverPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { lockSeedPair } from "../seeds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { advanceRound } from "./advance-round.ts";
import { awaitStake } from "./await-stake.ts";
import { findRequestedRound } from "./round-store.ts";
import { startReply } from "./start-round.ts";
import { withdrawRequest } from "./withdrawn-request.ts";

/**
 * Finds the round of a start whose response was lost, in its current state. If the request has started no round it is withdrawn, so that a
 * request still on its way cannot take a stake after the player saw that there is no round. Throws `not_begun`, `request_conflict` for
 * another game's round, and a start's errors about its stake.
 */
export async function lookUpRound(
  deps: SettlePorts & JackpotsPort & ResolverPort & SeedVaultPort,
  session: Session,
  { requestId }: LookUpRoundRequest,
): Promise<StartRoundReply> {
  const round = await deps.database.transaction(async (connection) => {
    await lockSeedPair(deps, connection, session);
    const known = await findRequestedRound(connection, session.owner, requestId);
    if (!known) await withdrawRequest(connection, session.owner, requestId, deps.now());
    return known;
  });
  if (!round) throw new StudioRefusalError("not_begun", "this request has started no round and never will");
  if (round.gameCode !== session.gameCode || round.table)
    throw new StudioRefusalError("request_conflict", "this request id was used for another round");
  if (session.mode === "free") return startReply(deps, round);
  return startReply(deps, await advanceRound(deps, await awaitStake(deps, round)));
}
