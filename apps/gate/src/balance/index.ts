export { type AccountHolder, bonusAccount, cashAccount } from "./accounts.ts";
export { announceBalance, balanceMessageOf, publishBalance, readBalance } from "./read-balance.ts";
