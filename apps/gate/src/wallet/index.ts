export {
  daySpan,
  hasOpenBonusRound,
  hasReplays,
  isPastRound,
  recentGameCodes,
  roundsByGame,
} from "./history.ts";
export { lastPlayedAt } from "./last-played-at.ts";
export { issueLaunchToken } from "./launch-token.ts";
export { type DrawnPayouts, type Liability, liabilityAt, type OpenRound } from "./liability.ts";
export { historyKey, opaquePlaces } from "./opaque-place.ts";
export { playedSince } from "./played-since.ts";
export { createProviderApp } from "./provider-app.ts";
export { balanceMessage, publishBalance, readBalance } from "./read-balance.ts";
export { newestPlace, playersBetween, recentRoundWins } from "./recent-rounds.ts";
export { mountWallet } from "./routes.ts";
export { verifyRounds } from "./verify-rounds.ts";
export { createWalletWriter, type WalletWriter } from "./wallet-writer.ts";

export const walletMigrations = { part: "wallet", folder: new URL("./migrations/", import.meta.url) };
