import { bonuses, claimCode, giveUpBonus } from "./bonus.ts";
import {
  alsoLiked,
  gameList,
  gameSeoWithCode,
  hotGames,
  launchUrl,
  rateGame,
  recentlyPlayed,
  staffPicks,
} from "./catalogue.ts";
import { dataUpdate, features, latestBlogPosts } from "./content.ts";
import { login, logout, requestActivation, signup, validateActivation } from "./identity.ts";
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
  gameSeoWithCode,
  staffPicks,
  alsoLiked,
  rateGame,
  dataUpdate,
  features,
  latestBlogPosts,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
