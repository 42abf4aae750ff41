import { isAcceptedVersion } from "@bellwether/market";
import { isBlocked, isStillExcluded } from "../players/index.ts";
import type { WalletRound } from "../rounds/index.ts";
import { mustNoteSeen } from "../sessions/index.ts";
import type { BatchState, LaunchSession } from "./batch-state.ts";
import type { BetCommand, WalletRefusalReason } from "./command.ts";

type Grants = Pick<BatchState, "grants" | "seenSessions">;

/** A use of a launch token: a bet, or the opening of a standing order. */
export type GrantUse = Pick<
  BetCommand,
  | "provider"
  | "player"
  | "gameCode"
  | "tokenHash"
  | "at"
  | "sessionTimeouts"
  | "termsVersion"
  | "isGameClosed"
  | "isMarketClosed"
> &
  Partial<Pick<BetCommand, "rewardId" | "isPlayed" | "tableRound">>;

/**
 * Why nothing may be staked with this launch token now, apart from any amount: it is another player's or game's, the account or the market does
 * not allow it, or the session is over, used up, or paused by a reality check. Otherwise the use of the session is noted. `begun` is the round
 * that a bet plays on.
 */
export function refuseGrant(
  state: Grants,
  command: GrantUse,
  begun?: WalletRound,
): WalletRefusalReason | undefined {
  const grant = state.grants.get(command.tokenHash);
  if (!grant || grant.playerId !== command.player.id || grant.provider !== command.provider)
    return "RS_ERROR_INVALID_TOKEN";
  if (grant.gameCode !== command.gameCode) return "RS_ERROR_INVALID_GAME";
  if (command.isPlayed) return undefined;
  // Checked before the token's expiry: an exclusion also ends the session, and signing in again would not help.
  if (grant.status !== "open" || !grant.activated || grant.depositLimits < 3) return "RS_ERROR_USER_DISABLED";
  if (command.isGameClosed) return "RS_ERROR_INVALID_GAME";
  if (command.isMarketClosed) return "RS_ERROR_USER_DISABLED";
  if (isStillExcluded(grant, command.at)) return "RS_ERROR_USER_DISABLED";
  // A free spin stakes nothing, and in one dialect refusing it would mean refusing its win.
  const isSettled =
    isAcceptedVersion(grant.acceptedTerms, command.termsVersion) &&
    !grant.documentAsked &&
    !grant.held &&
    !isBlocked(grant, "play", command.at);
  if (command.rewardId === undefined && !isSettled) return "RS_ERROR_USER_DISABLED";
  if (grant.expiresAt <= command.at) return "RS_ERROR_TOKEN_EXPIRED";
  return grant.session ? refuseSession(state, command, grant.session, begun) : undefined;
}

function refuseSession(
  state: Grants,
  command: GrantUse,
  session: LaunchSession,
  begun: WalletRound | undefined,
): WalletRefusalReason | undefined {
  if (!isSessionAlive(session, command)) return "RS_ERROR_TOKEN_EXPIRED";
  const isPaused = (from: Date | null) => from !== null && from <= command.at;
  if (isPaused(session.mustEndAt)) return "RS_ERROR_LIMIT_REACHED";
  if (isPaused(session.realityCheckDueAt) && !isTableHand(command, begun)) return "reality_check";
  const idleMs = command.at.getTime() - session.seenAt.getTime();
  if (mustNoteSeen(idleMs, command.sessionTimeouts.idleMs)) state.seenSessions.add(session.hash);
  return undefined;
}

/** Whether the bet plays on a hand at a table, which does not wait until the player has answered. A new bet names its round of the table. */
const isTableHand = ({ tableRound }: GrantUse, begun: WalletRound | undefined) =>
  tableRound === undefined && begun !== undefined && begun.tableRound !== null && begun.standingBets > 0;

/** Play counts as use of the session; an idle or expired session cannot stake. */
function isSessionAlive(session: LaunchSession, { at, sessionTimeouts }: GrantUse): boolean {
  return (
    session.isLive &&
    at.getTime() - session.seenAt.getTime() < sessionTimeouts.idleMs &&
    at.getTime() - session.startedAt.getTime() < sessionTimeouts.absoluteMs
  );
}
