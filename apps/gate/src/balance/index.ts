export { type AccountHolder, bonusAccount, cashAccount, reserveAccount } from "./accounts.ts";
export { announceBalance, balanceMessageOf, publishBalance, readBalance } from "./read-balance.ts";
