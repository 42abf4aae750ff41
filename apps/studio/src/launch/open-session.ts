import { isSandboxChain } from "@bellwether/contract/beacon-chains.ts";
import {
  type FreeRounds,
  type OpenSessionReply,
  type OpenSessionRequest,
  type Round,
  RoundId,
} from "@bellwether/contract/studio/index.ts";
import { findModel, playableCurrencies, sheetFor } from "@bellwether/games";
import type {
  DatabasePort,
  FairnessPorts,
  FreePlayPort,
  GamePorts,
  StakePorts,
  StepPorts,
  StudioTitle,
} from "../ports.ts";
import { playableRewards, storeRewards } from "../rewards/index.ts";
import { findRound, resumeRound } from "../rounds/index.ts";
import { asFairness, ensureSeedPair } from "../seeds/index.ts";
import {
  type CheckedLaunch,
  checkLaunch,
  readSessionBalance,
  type Session,
  sessionTermsOf,
  startFreePlay,
  startsRounds,
  storeBettor,
  storeSession,
  tableTermsOf,
} from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

/**
 * Opens a game for money, if the wallet confirms the launch token, or for free. Also returns an interrupted round, whichever device it was
 * started on. The session's model is that of this round, or of the past round to be shown, or else the title's. `country` is the visitor's
 * location. Throws `unknown_game`, `game_stopped`, `mode_not_allowed`, `too_fast`, `invalid_request`, `invalid_token`, `session_ended`,
 * `player_disabled` or `wallet_unavailable`.
 */
export async function openSession(
  deps: StakePorts & GamePorts & FreePlayPort,
  request: OpenSessionRequest,
  country: string | undefined,
  network: string | undefined,
): Promise<OpenSessionReply> {
  const title = deps.titles.get(request.gameCode);
  if (!title) throw new StudioRefusalError("unknown_game", "no such game");
  return request.mode === "money"
    ? openForMoney(deps, title, request)
    : openForFree(deps, title, request, country, network);
}

async function openForMoney(deps: StakePorts & GamePorts, title: StudioTitle, request: OpenSessionRequest) {
  if (request.token === undefined)
    throw new StudioRefusalError("invalid_token", "play for money needs a launch token");
  if (!deps.wallet.serves(title.provider)) {
    throw new StudioRefusalError("game_stopped", "this game is not played for money here");
  }
  const { launch, rewards, bettor } = await checkLaunch(deps, title, request.token, request.language);
  const openRound = await resumeRound(deps, launch);
  const model = (await modelOfRound(deps, launch, openRound?.roundId ?? request.round)) ?? title.model;
  if (model === undefined) throw new StudioRefusalError("game_stopped", "this game opens soon");
  const session: Session = { ...launch, model };
  const freeRounds = startsRounds(deps, session) ? playableRewards(deps, session, rewards) : [];
  if (!playableCurrencies.includes(session.currency)) {
    throw new StudioRefusalError("mode_not_allowed", `no stakes in ${session.currency}`);
  }
  if (
    sheetFor(findModel(deps.models, session.model), session.currency, tableTermsOf(deps, session)).stakes
      .length === 0
  )
    throw new StudioRefusalError("mode_not_allowed", "every stake is above what the wallet takes");
  const { balanceMinor } = await readSessionBalance(deps, session);
  const isPlayedForPots = deps.jackpots.some(({ gameCodes }) => gameCodes.includes(launch.gameCode));
  if (isPlayedForPots || findModel(deps.models, model).rules.kind === "shared")
    await storeBettor(deps.database, launch, bettor);
  return store(deps, title, session, { balanceMinor, openRound, freeRounds });
}

/** The model of a round to be shown; undefined when the player has no such round. */
async function modelOfRound({ database }: DatabasePort, launch: CheckedLaunch, roundId: string | undefined) {
  if (roundId === undefined || !RoundId.safeParse(roundId).success) return undefined;
  try {
    return (await findRound(database, launch, roundId)).model;
  } catch (error) {
    if (error instanceof StudioRefusalError && error.code === "round_not_found") return undefined;
    throw error;
  }
}

/** Free play requires no account, and each session is stored for a while, so it is limited per network. */
function refuseOverShare({ freeSessions }: FreePlayPort, network: string | undefined): void {
  if (network === undefined) return;
  const retryAfterMs = freeSessions.waitMs(network);
  if (retryAfterMs > 0)
    throw new StudioRefusalError("too_fast", "too many games were opened from here", { retryAfterMs });
  freeSessions.take(network);
}

async function openForFree(
  deps: StepPorts & FairnessPorts & GamePorts & FreePlayPort,
  title: StudioTitle,
  request: OpenSessionRequest,
  country: string | undefined,
  network: string | undefined,
) {
  if (!deps.allowsFreePlay(title.code, country))
    throw new StudioRefusalError("mode_not_allowed", "this game has no free play here");
  if (title.model === undefined) throw new StudioRefusalError("game_stopped", "this game opens soon");
  if (findModel(deps.models, title.model).rules.kind === "shared")
    throw new StudioRefusalError("mode_not_allowed", "live tables have no free play");
  refuseOverShare(deps, network);
  const { session, balanceMinor } = await startFreePlay(deps, title, request, title.model, country);
  return store(deps, title, session, {
    balanceMinor: balanceMinor.toString(),
    openRound: null,
    freeRounds: [],
  });
}

async function store(
  deps: StepPorts & FairnessPorts & GamePorts,
  title: StudioTitle,
  session: Session,
  {
    balanceMinor,
    openRound,
    freeRounds,
  }: { balanceMinor: string; openRound: Round | null; freeRounds: FreeRounds[] },
): Promise<OpenSessionReply> {
  const { secret, pair } = await deps.database.transaction(async (connection) => {
    await storeRewards(connection, session, freeRounds);
    return {
      pair: await ensureSeedPair(deps, connection, session),
      secret: await storeSession(deps, connection, session),
    };
  });
  return {
    session: secret,
    gameCode: title.code,
    title: title.title,
    provider: title.provider,
    mode: session.mode,
    currency: session.currency,
    language: session.language,
    balanceMinor,
    sheet: sheetFor(findModel(deps.models, session.model), session.currency, tableTermsOf(deps, session)),
    startsRounds: startsRounds(deps, session),
    terms: sessionTermsOf(deps, session),
    fairness: asFairness(pair),
    openRound,
    freeRounds: freeRounds[0] ?? null,
    sandboxBeacon: isSandboxChain(deps.beacon.chainHash),
  };
}
