export { type AccountHolder, bonusAccount, cashAccount, reserveAccount } from "./accounts.ts";
export { announceBalance, balanceMessageOf, publishBalance, readBalance, readCash } from "./read-balance.ts";
