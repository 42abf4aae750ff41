import { bonuses, claimCode, giveUpBonus } from "./bonus.ts";
import { gameList, hotGames, launchUrl, recentlyPlayed } from "./catalogue.ts";
import { login, logout, requestActivation, signup, validateActivation } from "./identity.ts";
import {
  acknowledgeRealityCheck,
  changeLimit,
  getPlayerLimits,
  limitsFetch,
  playOverTime,
  readRealityCheck,
  selfExclude,
  setRealityCheck,
} from "./limits.ts";
import { paymentHistory, paymentMethods, startDeposit, startWithdrawal } from "./payments.ts";
import { countries, details, guardsStatus, profile } from "./players.ts";
import { balance, gameHistory, netPosition } from "./wallet.ts";

/** Every call of the gate by name: the server mounts them, the client offers them, OpenAPI lists them. */
export const calls = {
  login,
  logout,
  signup,
  requestActivation,
  validateActivation,
  profile,
  details,
  guardsStatus,
  countries,
  balance,
  netPosition,
  gameHistory,
  changeLimit,
  getPlayerLimits,
  limitsFetch,
  selfExclude,
  readRealityCheck,
  acknowledgeRealityCheck,
  setRealityCheck,
  playOverTime,
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
