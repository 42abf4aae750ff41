import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/index.ts";
import { checkRound, findModel, type TableTerms } from "@bellwether/games";
import type { GamePorts, JackpotsPort, ModelsPort, SeedVaultPort, StakePorts } from "../ports.ts";
import { type Session, sessionTermsOf, tableTermsOf } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { advanceRound } from "./advance-round.ts";
import { awaitStake } from "./await-stake.ts";
import { placeStake } from "./place-stake.ts";
import { playFreeRound } from "./play-free-round.ts";
import { reserveRound } from "./reserve-round.ts";
import { isDrawn, type StudioRound } from "./round.ts";
import { asWireRound } from "./wire-round.ts";

/**
 * Takes the stake and draws the round. The outcome depends only on the model, the input, the seeds and the nonce, and is drawn only after
 * the wallet has taken the stake. Repeating the request returns the same round in its current state. Throws `invalid_stake`,
 * `invalid_input`, `autoplay_not_allowed`, `bonus_buy_not_allowed`, `ante_bet_not_allowed`, `request_conflict`, `not_begun` (looked up before
 * it arrived), `round_open`, `too_fast`, `not_enough_money`, `limit_reached`, `bonus_maximum`, `reality_check_due`, `reward_over`, `player_disabled`,
 * `session_ended`, or `wallet_unavailable` when the stake was not taken or is being returned.
 */
export async function startRound(
  deps: StakePorts & GamePorts,
  session: Session,
  request: StartRoundRequest,
): Promise<StartRoundReply> {
  if (request.autoplay && !sessionTermsOf(deps, session).autoplay)
    throw new StudioRefusalError("autoplay_not_allowed", "autoplay is not allowed in this game or market");
  const { currency } = session;
  const model = findModel(deps.models, session.model);
  if (model.rules.kind === "shared")
    throw new StudioRefusalError("invalid_request", "this game is played only at live tables");
  const stakeMinor = BigInt(request.stakeMinor);
  const terms = tableTermsOf(deps, session);
  checkRound({ model, currency, stakeMinor, input: request.input }, soldTo(request, terms));
  if (session.mode === "free") return startReply(deps, await playFreeRound(deps, session, request));

  const reserved = await deps.database.transaction((connection) =>
    reserveRound(deps, connection, session, request),
  );
  const staked = reserved.isNew
    ? await placeStake(deps, reserved.round)
    : await awaitStake(deps, reserved.round);
  return startReply(deps, await advanceRound(deps, staked));
}

/** A free round replaces the stake of a plain spin, not the price of a bonus buy, nor an ante. Autoplay buys nothing. */
function soldTo({ rewardId, autoplay }: StartRoundRequest, terms: TableTerms): TableTerms {
  const isFree = rewardId !== undefined;
  return {
    ...terms,
    bonusBuy: terms.bonusBuy && !isFree && !autoplay,
    anteBet: terms.anteBet && !isFree,
  };
}

/** The result of a start. Throws the wallet's refusal, or `wallet_unavailable` when the stake was not taken or is being returned. */
export function startReply(
  deps: JackpotsPort & ModelsPort & SeedVaultPort,
  round: StudioRound,
): StartRoundReply {
  if (isDrawn(round)) return { ...asWireRound(deps, round), balanceMinor: round.balanceMinor.toString() };
  if (round.refusal) throw new StudioRefusalError(round.refusal, "the wallet refused the stake");
  throw new StudioRefusalError("wallet_unavailable", "the stake was not taken, or is given back");
}
