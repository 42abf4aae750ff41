export {
  closeRoundsOfDraw,
  countOpenFreeRounds,
  type DrawKey,
  type DrawStake,
  type DrawWin,
  type FreeTickets,
  freeTicketsOf,
  hasOpenRounds,
  hasTicketOf,
  largeDrawWins,
  playersInDraw,
} from "./draw-rounds.ts";
export {
  createTicketHistory,
  daySpan,
  gameHistory,
  hasOpenBonusRound,
  hasReplays,
  isPastRound,
  netPositionMinor,
  recentGameCodes,
  roundsByGame,
} from "./history.ts";
export { lastPlayedAt } from "./last-played-at.ts";
export { historyKey, opaquePlaces } from "./opaque-place.ts";
export { hasNoRounds, roundsData } from "./personal-data.ts";
export { playSessions } from "./play-sessions.ts";
export { hasPlayed, lostBetween, playedSince, stakedByGame } from "./played-since.ts";
export { countOpenRounds, playerOfRound } from "./player-of-round.ts";
export { listPlayerRounds } from "./player-rounds.ts";
export { newestPlace, playersBetween, recentRoundWins } from "./recent-rounds.ts";
export {
  beginRound,
  type HeldWager,
  loadRounds,
  type RoundDraw,
  roundKey,
  saveRounds,
  standingStake,
  storedWinsOf,
  type WalletRound,
} from "./round.ts";
export { readRoundRecord } from "./round-record.ts";
export { STANDING_ROUND } from "./standing-round.ts";
export { stakedCashMinor, unplayedMinor } from "./unplayed-deposit.ts";

export const roundMigrations = { part: "rounds", folder: new URL("./migrations/", import.meta.url) };
