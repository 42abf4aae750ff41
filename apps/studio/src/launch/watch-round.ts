import { isSandboxChain } from "@bellwether/contract/beacon-chains.ts";
import { RoundId, type WatchedRound } from "@bellwether/contract/studio/index.ts";
import { findModel, sheetFor } from "@bellwether/games";
import type {
  BeaconPort,
  ClockPort,
  DatabasePort,
  JackpotsPort,
  ModelsPort,
  RandomPort,
  SeedVaultPort,
  StudioTitlesPort,
} from "../ports.ts";
import { findRoundById, replayRound } from "../rounds/index.ts";
import { requireWatch, storeWatch } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

type WatchPorts = ClockPort & DatabasePort & JackpotsPort & ModelsPort & SeedVaultPort & StudioTitlesPort;

/**
 * Lets somebody who answers a player watch one of their rounds for half an hour: the secret shows this round and moves nothing. Undefined for
 * a round that is not the player's, or that cannot be shown: not over yet, or of a game that is gone.
 */
export async function allowWatch(
  deps: RandomPort & WatchPorts,
  playerId: string,
  roundId: string,
): Promise<string | undefined> {
  if (!RoundId.safeParse(roundId).success) return undefined;
  const owner = `player:${playerId}`;
  try {
    const { gameCode, state } = await findRoundById(deps.database, owner, roundId);
    if (state === "deciding" || !deps.titles.get(gameCode)) return undefined;
    // Refused as unknown when it was not drawn.
    await replayRound(deps, { owner, gameCode }, roundId);
    return await storeWatch(deps, { owner, gameCode, roundId });
  } catch (error) {
    if (error instanceof StudioRefusalError && error.code === "round_not_found") return undefined;
    throw error;
  }
}

/** The round of this secret, with what its game needs to show it. @throws StudioRefusalError `session_ended` or `unknown_game` */
export async function showWatchedRound(
  deps: WatchPorts & BeaconPort,
  secret: string | undefined,
): Promise<WatchedRound> {
  const watch = await requireWatch(deps, secret);
  const title = deps.titles.get(watch.gameCode);
  if (!title) throw new StudioRefusalError("unknown_game", "the game is gone");
  const round = await replayRound(deps, watch, watch.roundId);
  const { code: gameCode, title: name, provider } = title;
  return {
    game: {
      ...{ gameCode, title: name, provider, currency: round.currency },
      sheet: sheetFor(findModel(deps.models, round.model), round.currency, { bonusBuy: true, anteBet: true }),
      sandboxBeacon: isSandboxChain(deps.beacon.chainHash),
    },
    roundId: watch.roundId,
  };
}
