import { createHash } from "node:crypto";
import type { StartRoundRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, GamePorts, JackpotsPort, ModelsPort, RandomPort } from "../ports.ts";
import { potsForStake } from "../pots/index.ts";
import { checkReward } from "../rewards/index.ts";
import { lockNextNonce, type SeedPair, useNextNonce } from "../seeds/index.ts";
import { type Session, startsRounds } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { insertRound } from "./insert-round.ts";
import { refuseTooFast } from "./refuse-too-fast.ts";
import type { StudioRound } from "./round.ts";
import { findActiveRound, findRequestedRound } from "./round-store.ts";
import { isWithdrawn } from "./withdrawn-request.ts";

/**
 * Assigns a nonce and stores the round with every id that it will send to the wallet, before any money moves. A repeated request finds the
 * round that it started. Throws `request_conflict`, `not_begun`, `reward_over`, `invalid_stake`, `round_open`, `too_fast` or
 * `session_ended` (the game has changed since the session was opened). Storing the round uses up the nonce: if the wallet then refuses the
 * stake, the nonce is skipped and never drawn from.
 */
export async function reserveRound(
  deps: GamePorts & ClockPort & JackpotsPort & RandomPort,
  connection: SqlConnection,
  session: Session,
  request: StartRoundRequest,
): Promise<{ round: StudioRound; isNew: boolean }> {
  const pair = await lockNextNonce(connection, session);
  const contentHash = hashContent(session, request);
  const [known, active] = await Promise.all([
    findRequestedRound(connection, session.owner, request.requestId),
    findActiveRound(connection, session),
  ]);
  if (known) {
    if (known.contentHash !== contentHash) throw conflict();
    return { round: known, isNew: false };
  }
  // The client reopens the game and gets the model that it plays now.
  if (!startsRounds(deps, session)) throw new StudioRefusalError("session_ended", "the game has changed");
  await checkReward(connection, session, request);
  if (active) throw new StudioRefusalError("round_open", "settle the round first");
  await refuseTooFast(deps, connection, session);
  const [round] = await Promise.all([
    insertWithSeeds(deps, connection, session, pair, request, contentHash),
    useNextNonce(connection, session.owner, pair.id),
  ]);
  return { round, isNew: true };
}

async function insertWithSeeds(
  deps: ClockPort & JackpotsPort & ModelsPort & RandomPort,
  connection: SqlConnection,
  session: Session,
  pair: Pick<SeedPair, "id" | "nextNonce">,
  request: StartRoundRequest,
  contentHash: string,
): Promise<StudioRound> {
  const round = await insertRound(deps, connection, session, {
    ...request,
    contentHash,
    seedPairId: pair.id,
    nonce: pair.nextNonce,
    pots: playsForPots(session, request) ? potsForStake(deps.jackpots, stakeOf(session, request)) : [],
  });
  if (round) return round;
  if (await isWithdrawn(connection, session.owner, request.requestId))
    throw new StudioRefusalError(
      "not_begun",
      "this request was looked up before it arrived, and starts no round",
    );
  // The request was used at the same moment in another game of the player, which has another lock.
  throw conflict();
}

/** Only a stake of money adds to pots and may hit them. */
function playsForPots({ mode }: Session, { rewardId }: StartRoundRequest): boolean {
  return mode === "money" && rewardId === undefined;
}

const stakeOf = ({ gameCode, currency }: Session, { stakeMinor }: StartRoundRequest) => ({
  gameCode,
  currency,
  stakeMinor: BigInt(stakeMinor),
});

const conflict = () =>
  new StudioRefusalError("request_conflict", "this request id was used for another round");

function hashContent(session: Session, { stakeMinor, input, rewardId }: StartRoundRequest): string {
  const content = [session.gameCode, stakeMinor, input, ...(rewardId === undefined ? [] : [rewardId])];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
