export { type AccountHolder, bonusAccount, cashAccount } from "./accounts.ts";
export { announceBalance, balanceMessage, publishBalance, readBalance } from "./read-balance.ts";
