import { bonuses, claimCode, giveUpBonus } from "./bonus.ts";
import { gameList, hotGames, launchUrl, recentlyPlayed } from "./catalogue.ts";
import {
  closeAccount,
  confirmEmail,
  login,
  logout,
  readToken,
  requestActivation,
  requestToken,
  resetPassword,
  scratchCodes,
  setEmail,
  signup,
  updatePassword,
  validateActivation,
} from "./identity.ts";
import { paymentHistory, paymentMethods, startDeposit, startWithdrawal } from "./payments.ts";
import {
  acceptTerms,
  countries,
  details,
  guardsStatus,
  playerAutoTags,
  profile,
  settings,
  updateDetails,
  updateSettings,
  validatePhone,
} from "./players.ts";
import { balance, gameHistory, netPosition } from "./wallet.ts";

/** Every call of the gate by name: the server mounts them, the client offers them, OpenAPI lists them. */
export const calls = {
  login,
  logout,
  signup,
  requestActivation,
  validateActivation,
  updatePassword,
  closeAccount,
  scratchCodes,
  requestToken,
  readToken,
  resetPassword,
  setEmail,
  confirmEmail,
  profile,
  details,
  updateDetails,
  settings,
  updateSettings,
  acceptTerms,
  validatePhone,
  playerAutoTags,
  guardsStatus,
  countries,
  balance,
  netPosition,
  gameHistory,
  paymentMethods,
  startDeposit,
  startWithdrawal,
  paymentHistory,
  claimCode,
  bonuses,
  giveUpBonus,
  gameList,
  hotGames,
  recentlyPlayed,
  launchUrl,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
